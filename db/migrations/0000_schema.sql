CREATE TABLE `email_tokens` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_tokens_token_hash_unique` ON `email_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `email_tokens_expiry` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `oauth_accounts` (
	`provider` text NOT NULL,
	`provider_user_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `provider_user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_accounts_user` ON `oauth_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_registrations` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`whatsapp` text NOT NULL,
	`registered_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_confirmed_at` integer,
	`password_hash` text,
	`terms_accepted_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `subscription_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`status` text NOT NULL,
	`value_cents` integer NOT NULL,
	`due_date` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `user_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_payments_subscription` ON `subscription_payments` (`subscription_id`,`due_date`);--> statement-breakpoint
CREATE TABLE `user_promotions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`promotion_type` text NOT NULL,
	`campaign_id` text NOT NULL,
	`activated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_promotions_expiry` ON `user_promotions` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_promotions_once` ON `user_promotions` (`user_id`,`promotion_type`);--> statement-breakpoint
CREATE TABLE `user_referrals` (
	`id` text PRIMARY KEY NOT NULL,
	`referrer_id` text NOT NULL,
	`referred_email` text NOT NULL,
	`referred_id` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`validated_at` integer,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referred_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_referrals_not_oneself" CHECK("user_referrals"."referred_id" is null or "user_referrals"."referred_id" <> "user_referrals"."referrer_id"),
	CONSTRAINT "user_referrals_status" CHECK("user_referrals"."status" in ('pending', 'completed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_referrals_referred_id_unique` ON `user_referrals` (`referred_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_referrals_one_pending` ON `user_referrals` (`referrer_id`) WHERE "user_referrals"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `user_referrals_referrer` ON `user_referrals` (`referrer_id`,`status`);--> statement-breakpoint
CREATE TABLE `user_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`asaas_subscription_id` text NOT NULL,
	`asaas_customer_id` text,
	`status` text NOT NULL,
	`cycle` text DEFAULT 'MONTHLY' NOT NULL,
	`value_cents` integer NOT NULL,
	`next_due_date` integer,
	`expires_at` integer,
	`auto_renew` integer NOT NULL,
	`payment_method` text NOT NULL,
	`last_payment_date` integer,
	`subscription_type` text DEFAULT 'premium' NOT NULL,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_subscriptions_status" CHECK("user_subscriptions"."status" in ('PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "user_subscriptions_value" CHECK("user_subscriptions"."value_cents" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_asaas_subscription_id_unique` ON `user_subscriptions` (`asaas_subscription_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_one_active` ON `user_subscriptions` (`user_id`) WHERE "user_subscriptions"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX `user_subscriptions_user` ON `user_subscriptions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `user_subscriptions_status_expiry` ON `user_subscriptions` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `exam_attempts` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	`acertos_percentual` real NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`, `day`, `number`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exam_attempts_max" CHECK("exam_attempts"."number" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE `learning_progress` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`completed_at` integer NOT NULL,
	`acertos_percentual` real NOT NULL,
	`status` text NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "learning_progress_status" CHECK("learning_progress"."status" in ('aprovado', 'reprovado')),
	CONSTRAINT "learning_progress_score" CHECK("learning_progress"."acertos_percentual" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `learning_progress_course` ON `learning_progress` (`course_id`);--> statement-breakpoint
CREATE TABLE `quiz_questions` (
	`course_id` text NOT NULL,
	`ordem` integer NOT NULL,
	`pergunta` text NOT NULL,
	`opcao_a` text NOT NULL,
	`opcao_b` text NOT NULL,
	`opcao_c` text NOT NULL,
	`opcao_d` text NOT NULL,
	`resposta_correta` text NOT NULL,
	PRIMARY KEY(`course_id`, `ordem`),
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz_questions_answer" CHECK("quiz_questions"."resposta_correta" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE TABLE `training_courses` (
	`id` text PRIMARY KEY NOT NULL,
	`modulo` text NOT NULL,
	`area_de_atuacao` text DEFAULT '' NOT NULL,
	`titulo` text NOT NULL,
	`descricao` text NOT NULL,
	`youtube_url` text,
	CONSTRAINT "training_courses_basic" CHECK(("training_courses"."modulo" = 'basic') = ("training_courses"."area_de_atuacao" = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_courses_area` ON `training_courses` (`modulo`,`area_de_atuacao`);--> statement-breakpoint
CREATE TABLE `user_learning_profile` (
	`user_id` text PRIMARY KEY NOT NULL,
	`area_de_atuacao` text NOT NULL,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`modulo_basico_concluido` integer DEFAULT false NOT NULL,
	`modulo_expert_concluido` integer DEFAULT false NOT NULL,
	`has_basic_badge` integer DEFAULT false NOT NULL,
	`has_expert_badge` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `cities` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state_id` text NOT NULL,
	FOREIGN KEY (`state_id`) REFERENCES `states`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cities_state_name` ON `cities` (`state_id`,`name`);--> statement-breakpoint
CREATE TABLE `marketplace_categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`display_order` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_categories_slug_unique` ON `marketplace_categories` (`slug`);--> statement-breakpoint
CREATE INDEX `marketplace_categories_order` ON `marketplace_categories` (`is_active`,`display_order`);--> statement-breakpoint
CREATE TABLE `marketplace_listing_images` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`url` text NOT NULL,
	`is_primary` integer DEFAULT false NOT NULL,
	`display_order` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `marketplace_listings`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "marketplace_listing_images_max" CHECK("marketplace_listing_images"."display_order" between 0 and 7)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_listing_images_primary` ON `marketplace_listing_images` (`listing_id`) WHERE "marketplace_listing_images"."is_primary" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_listing_images_order` ON `marketplace_listing_images` (`listing_id`,`display_order`);--> statement-breakpoint
CREATE TABLE `marketplace_listings` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`price_cents` integer NOT NULL,
	`category_id` integer NOT NULL,
	`condition` text DEFAULT 'new' NOT NULL,
	`neighborhood` text,
	`zip_code` text,
	`show_phone` integer DEFAULT true NOT NULL,
	`show_whatsapp` integer DEFAULT true NOT NULL,
	`price_negotiable` integer DEFAULT true NOT NULL,
	`user_id` text NOT NULL,
	`city_id` integer NOT NULL,
	`state_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `marketplace_categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`state_id`) REFERENCES `states`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marketplace_listings_price" CHECK("marketplace_listings"."price_cents" >= 0),
	CONSTRAINT "marketplace_listings_condition" CHECK("marketplace_listings"."condition" in ('new', 'used', 'refurbished')),
	CONSTRAINT "marketplace_listings_status" CHECK("marketplace_listings"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_listings_id_unique` ON `marketplace_listings` (`id`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_newest` ON `marketplace_listings` (`status`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_category` ON `marketplace_listings` (`status`,`category_id`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_city` ON `marketplace_listings` (`status`,`city_id`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_price_order` ON `marketplace_listings` (`status`,`price_cents`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_category_price` ON `marketplace_listings` (`status`,`category_id`,`price_cents`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_own` ON `marketplace_listings` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_expiry_job` ON `marketplace_listings` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `states` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`requester_id` text NOT NULL,
	`target_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "connections_two_people" CHECK("connections"."requester_id" <> "connections"."target_id"),
	CONSTRAINT "connections_status" CHECK("connections"."status" in ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX `connections_target` ON `connections` (`target_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `connections_requester` ON `connections` (`requester_id`,`status`,`id`);--> statement-breakpoint
CREATE TABLE `professional_references` (
	`id` text PRIMARY KEY NOT NULL,
	`target_professional_id` text NOT NULL,
	`author_professional_id` text NOT NULL,
	`service_description` text NOT NULL,
	`service_date` text NOT NULL,
	`service_location` text NOT NULL,
	`difficulty_level` integer DEFAULT 1 NOT NULL,
	`recommendation_score` integer DEFAULT 5 NOT NULL,
	`specialties` text NOT NULL,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`target_professional_id`) REFERENCES `professional_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "professional_references_people" CHECK("professional_references"."target_professional_id" <> "professional_references"."author_professional_id"),
	CONSTRAINT "professional_references_difficulty" CHECK("professional_references"."difficulty_level" between 1 and 5),
	CONSTRAINT "professional_references_recommendation" CHECK("professional_references"."recommendation_score" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `professional_references_target` ON `professional_references` (`target_professional_id`,`id`);--> statement-breakpoint
CREATE INDEX `professional_references_author` ON `professional_references` (`author_professional_id`);--> statement-breakpoint
CREATE TABLE `service_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`professional_id` text NOT NULL,
	`slot` integer NOT NULL,
	`photo_url` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`professional_id`) REFERENCES `professional_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "service_photos_max" CHECK("service_photos"."slot" between 1 and 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_photos_slot` ON `service_photos` (`professional_id`,`slot`);--> statement-breakpoint
CREATE TABLE `admin_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_audit_target` ON `admin_audit` (`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `admin_audit_admin` ON `admin_audit` (`admin_id`,`id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`delivered_at` integer,
	`dead_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE "outbox"."delivered_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_delivered` ON `outbox` (`delivered_at`) WHERE "outbox"."delivered_at" is not null;--> statement-breakpoint
CREATE TABLE `platform_stats` (
	`metric_name` text PRIMARY KEY NOT NULL,
	`metric_value` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`payload` text NOT NULL,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `webhook_events_open` ON `webhook_events` (`received_at`) WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE TABLE `cliente` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`average_rating` real DEFAULT 0 NOT NULL,
	`total_ratings` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cliente_rating` ON `cliente` (`average_rating`,`name`);--> statement-breakpoint
CREATE TABLE `professional_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`whatsapp` text NOT NULL,
	`profession` text,
	`professional_profile` text,
	`specialties` text DEFAULT '[]' NOT NULL,
	`service_regions` text DEFAULT '[]' NOT NULL,
	`whole_state` integer DEFAULT false NOT NULL,
	`instagram` text,
	`avatar_url` text,
	`is_premium` integer DEFAULT false NOT NULL,
	`average_rating` real DEFAULT 0 NOT NULL,
	`total_ratings` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "professional_specialties_max" CHECK(json_array_length("professional_profiles"."specialties") <= 3),
	CONSTRAINT "professional_regions_max" CHECK(json_array_length("professional_profiles"."service_regions") <= 3)
);
--> statement-breakpoint
CREATE INDEX `professional_directory` ON `professional_profiles` ("is_premium" desc,`name`,`user_id`);--> statement-breakpoint
CREATE INDEX `professional_rating` ON `professional_profiles` ("average_rating" desc,`name`,`user_id`);--> statement-breakpoint
CREATE TABLE `profile_former_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_former_slugs_profile` ON `profile_former_slugs` (`profile_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`avatar_url` text,
	`name_slug` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`premium_activated_at` integer,
	`premium_deactivated_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_name_slug_unique` ON `profiles` (`name_slug`);--> statement-breakpoint
CREATE INDEX `profiles_email` ON `profiles` (`email`);--> statement-breakpoint
CREATE INDEX `profiles_created` ON `profiles` (`created_at`);--> statement-breakpoint
CREATE TABLE `independent_ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`evaluated_id` text NOT NULL,
	`evaluated_type` text NOT NULL,
	`evaluator_id` text NOT NULL,
	`evaluator_type` text NOT NULL,
	`stars` integer NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	`reason` text NOT NULL,
	`service_type` text,
	`incident_date` text,
	FOREIGN KEY (`evaluated_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "independent_ratings_stars" CHECK("independent_ratings"."stars" between 1 and 5),
	CONSTRAINT "independent_ratings_not_oneself" CHECK("independent_ratings"."evaluated_id" <> "independent_ratings"."evaluator_id")
);
--> statement-breakpoint
CREATE INDEX `independent_ratings_evaluated` ON `independent_ratings` (`evaluated_id`,`evaluated_type`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `independent_ratings_once` ON `independent_ratings` (`evaluator_id`,`evaluated_id`,`evaluated_type`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`evaluated_id` text NOT NULL,
	`evaluated_type` text NOT NULL,
	`evaluator_id` text NOT NULL,
	`evaluator_type` text NOT NULL,
	`stars` integer NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`evaluated_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_stars" CHECK("ratings"."stars" between 1 and 5),
	CONSTRAINT "ratings_not_oneself" CHECK("ratings"."evaluated_id" <> "ratings"."evaluator_id")
);
--> statement-breakpoint
CREATE INDEX `ratings_evaluated` ON `ratings` (`evaluated_id`,`evaluated_type`,`id`);--> statement-breakpoint
CREATE INDEX `ratings_evaluator` ON `ratings` (`evaluator_id`);--> statement-breakpoint
CREATE TABLE `service_request_interests` (
	`service_request_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`service_request_id`, `user_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `service_request_interests_user` ON `service_request_interests` (`user_id`,`service_request_id`);--> statement-breakpoint
CREATE TABLE `service_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`service_type` text NOT NULL,
	`description` text NOT NULL,
	`location` text NOT NULL,
	`urgency` text NOT NULL,
	`contact_name` text,
	`contact_phone` text,
	`created_by` text NOT NULL,
	`submission_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`interest_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "service_requests_urgency" CHECK("service_requests"."urgency" in ('urgent', 'tomorrow', 'next_days', 'no_deadline')),
	CONSTRAINT "service_requests_status" CHECK("service_requests"."status" in ('open', 'expired')),
	CONSTRAINT "service_requests_description" CHECK(length("service_requests"."description") between 1 and 500),
	CONSTRAINT "service_requests_expiry" CHECK("service_requests"."expires_at" > "service_requests"."created_at"),
	CONSTRAINT "service_requests_interest" CHECK("service_requests"."interest_count" >= 0)
);
--> statement-breakpoint
CREATE INDEX `service_requests_list` ON `service_requests` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_type` ON `service_requests` (`status`,`service_type`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_type_count` ON `service_requests` (`status`,`service_type`,`expires_at`);--> statement-breakpoint
CREATE INDEX `service_requests_expiry_job` ON `service_requests` (`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `service_requests_own` ON `service_requests` (`created_by`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_erasure_job` ON `service_requests` (`expires_at`) WHERE "service_requests"."contact_phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `service_requests_submission` ON `service_requests` (`created_by`,`submission_id`);