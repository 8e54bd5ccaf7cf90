CREATE TABLE `account_marks` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_marks_seen` ON `account_marks` (`seen_at`);--> statement-breakpoint
CREATE TABLE `bans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email_hash` text NOT NULL,
	`phone_hash` text,
	`hint` text NOT NULL,
	`reason` text NOT NULL,
	`admin_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`kept_until` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bans_user_id_unique` ON `bans` (`user_id`);--> statement-breakpoint
CREATE INDEX `bans_email` ON `bans` (`email_hash`);--> statement-breakpoint
CREATE INDEX `bans_phone` ON `bans` (`phone_hash`) WHERE "bans"."phone_hash" is not null;--> statement-breakpoint
CREATE INDEX `bans_kept` ON `bans` (`kept_until`);--> statement-breakpoint
CREATE TABLE `consents` (
	`user_id` text NOT NULL,
	`version` text NOT NULL,
	`accepted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `accepted_at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `former_accounts` (
	`hash` text PRIMARY KEY NOT NULL,
	`used_promotion` integer NOT NULL,
	`was_referred` integer NOT NULL,
	`kept_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `former_accounts_kept` ON `former_accounts` (`kept_until`);--> statement-breakpoint
CREATE TABLE `linked_accounts` (
	`one_id` text NOT NULL,
	`other_id` text NOT NULL,
	`kind` text NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`one_id`, `other_id`, `kind`),
	FOREIGN KEY (`one_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "linked_accounts_order" CHECK("linked_accounts"."one_id" < "linked_accounts"."other_id")
);
--> statement-breakpoint
CREATE INDEX `linked_accounts_other` ON `linked_accounts` (`other_id`);--> statement-breakpoint
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
CREATE TABLE `phone_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code_id` text NOT NULL,
	`phone` text NOT NULL,
	`code_hash` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `phone_codes_expiry` ON `phone_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`auth_method` text,
	`confirmed_at` integer,
	`device` text,
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
	`terms_version` text,
	`blocked_at` integer,
	`invitation_code` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_blocked` ON `users` (`id`) WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE TABLE `alert_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`by_push` integer DEFAULT true NOT NULL,
	`by_mail` text DEFAULT 'digest' NOT NULL,
	`chose_mail` integer DEFAULT false NOT NULL,
	`urgent_at_night` integer DEFAULT false NOT NULL,
	`services` text,
	`regions` text,
	`stop_key` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "alert_settings_by_mail" CHECK("alert_settings"."by_mail" in ('at_once', 'digest', 'never'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_settings_stop_key_unique` ON `alert_settings` (`stop_key`);--> statement-breakpoint
CREATE TABLE `alert_topics` (
	`service` text NOT NULL,
	`region` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`service`, `region`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_topics_user` ON `alert_topics` (`user_id`);--> statement-breakpoint
CREATE TABLE `announced_requests` (
	`service_request_id` text NOT NULL,
	`service` text NOT NULL,
	`region` text NOT NULL,
	`announced_at` integer NOT NULL,
	`summary_at` integer,
	PRIMARY KEY(`service_request_id`, `service`, `region`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `announced_requests_topic` ON `announced_requests` (`service`,`region`,`summary_at`);--> statement-breakpoint
CREATE INDEX `announced_requests_waiting` ON `announced_requests` (`announced_at`) WHERE "announced_requests"."summary_at" is null;--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `request_alerts` (
	`service_request_id` text NOT NULL,
	`user_id` text NOT NULL,
	`push_due_at` integer,
	`mail_due_at` integer,
	`told_at_once` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`service_request_id`, `user_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_alerts_push` ON `request_alerts` (`push_due_at`) WHERE "request_alerts"."push_due_at" is not null;--> statement-breakpoint
CREATE INDEX `request_alerts_mail` ON `request_alerts` (`mail_due_at`) WHERE "request_alerts"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `request_alerts_user` ON `request_alerts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `request_alerts_sweep` ON `request_alerts` (`created_at`);--> statement-breakpoint
CREATE TABLE `summary_pages` (
	`summary_at` integer NOT NULL,
	`after_id` text NOT NULL,
	`last_id` text NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`summary_at`, `after_id`)
);
--> statement-breakpoint
CREATE INDEX `summary_pages_due` ON `summary_pages` (`due_at`);--> statement-breakpoint
CREATE TABLE `card_views` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_views_day` ON `card_views` (`day`);--> statement-breakpoint
CREATE TABLE `billing_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`outbox_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_notices_user` ON `billing_notices` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`is_on` integer NOT NULL,
	`is_for_both` integer NOT NULL,
	CONSTRAINT "campaigns_days" CHECK(date("campaigns"."starts_on") is "campaigns"."starts_on" and date("campaigns"."ends_on") is "campaigns"."ends_on"),
	CONSTRAINT "campaigns_order" CHECK("campaigns"."starts_on" <= "campaigns"."ends_on")
);
--> statement-breakpoint
CREATE TABLE `payment_differences` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`our_cents` integer,
	`our_state` text,
	`their_cents` integer,
	`their_state` text,
	`found_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "payment_differences_kind" CHECK("payment_differences"."kind" in ('missing-here', 'missing-there', 'amount', 'state'))
);
--> statement-breakpoint
CREATE INDEX `payment_differences_open` ON `payment_differences` (`found_at`,`id`) WHERE "payment_differences"."settled_at" is null;--> statement-breakpoint
CREATE TABLE `retained_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`pseudonym` text NOT NULL,
	`value_cents` integer NOT NULL,
	`due_date` text NOT NULL,
	`paid_at` integer NOT NULL,
	`revoked_at` integer,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `retained_payments_deleted` ON `retained_payments` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `retained_payments_paid` ON `retained_payments` (`paid_at`,`value_cents`);--> statement-breakpoint
CREATE INDEX `retained_payments_revoked` ON `retained_payments` (`revoked_at`,`value_cents`) WHERE "retained_payments"."revoked_at" is not null;--> statement-breakpoint
CREATE TABLE `subscription_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`status` text NOT NULL,
	`value_cents` integer NOT NULL,
	`due_date` text NOT NULL,
	`paid_at` integer,
	`settled_at` integer,
	`revoked_at` integer,
	`refund_asked_at` integer,
	`refund_refusal` text,
	`status_order` integer DEFAULT 0 NOT NULL,
	`invoice_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `user_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "subscription_payments_due" CHECK(date("subscription_payments"."due_date") is "subscription_payments"."due_date")
);
--> statement-breakpoint
CREATE INDEX `subscription_payments_subscription` ON `subscription_payments` (`subscription_id`,`due_date`);--> statement-breakpoint
CREATE INDEX `subscription_payments_unpaid` ON `subscription_payments` (`due_date`) WHERE "subscription_payments"."paid_at" is null;--> statement-breakpoint
CREATE INDEX `subscription_payments_paid` ON `subscription_payments` (`paid_at`,`value_cents`) WHERE "subscription_payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX `subscription_payments_revoked` ON `subscription_payments` (`revoked_at`,`value_cents`) WHERE "subscription_payments"."revoked_at" is not null;--> statement-breakpoint
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
	`referrer_id` text,
	`referred_email` text NOT NULL,
	`referred_id` text,
	`status` text NOT NULL,
	`code` text,
	`created_at` integer NOT NULL,
	`validated_at` integer,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`referred_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_referrals_not_oneself" CHECK("user_referrals"."referred_id" is null or "user_referrals"."referred_id" <> "user_referrals"."referrer_id"),
	CONSTRAINT "user_referrals_status" CHECK("user_referrals"."status" in ('pending', 'completed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_referrals_referred_id_unique` ON `user_referrals` (`referred_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_referrals_one_pending` ON `user_referrals` (`referrer_id`) WHERE "user_referrals"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `user_referrals_referrer` ON `user_referrals` (`referrer_id`,`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_referrals_code` ON `user_referrals` (`code`);--> statement-breakpoint
CREATE TABLE `user_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`asaas_subscription_id` text,
	`asaas_customer_id` text,
	`status` text NOT NULL,
	`cycle` text DEFAULT 'MONTHLY' NOT NULL,
	`value_cents` integer NOT NULL,
	`first_due_date` text,
	`next_due_date` text,
	`granted_at` integer,
	`granted_until` integer,
	`expires_at` integer,
	`access_until` integer,
	`auto_renew` integer NOT NULL,
	`payment_method` text NOT NULL,
	`last_payment_date` integer,
	`subscription_type` text DEFAULT 'premium' NOT NULL,
	`cancelled_at` integer,
	`revoked_at` integer,
	`claimed_until` integer,
	`check_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_subscriptions_status" CHECK("user_subscriptions"."status" in ('PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "user_subscriptions_value" CHECK("user_subscriptions"."value_cents" > 0),
	CONSTRAINT "user_subscriptions_method" CHECK("user_subscriptions"."payment_method" = 'manual' or "user_subscriptions"."first_due_date" is not null),
	CONSTRAINT "user_subscriptions_first_due" CHECK(date("user_subscriptions"."first_due_date") is "user_subscriptions"."first_due_date"),
	CONSTRAINT "user_subscriptions_grant" CHECK(("user_subscriptions"."granted_at" is null) = ("user_subscriptions"."granted_until" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_asaas_subscription_id_unique` ON `user_subscriptions` (`asaas_subscription_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_one_pending` ON `user_subscriptions` (`user_id`) WHERE "user_subscriptions"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_one_manual` ON `user_subscriptions` (`user_id`) WHERE "user_subscriptions"."status" = 'ACTIVE' and "user_subscriptions"."payment_method" = 'manual';--> statement-breakpoint
CREATE INDEX `user_subscriptions_user` ON `user_subscriptions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `user_subscriptions_list` ON `user_subscriptions` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `user_subscriptions_asaas` ON `user_subscriptions` (`id`) WHERE "user_subscriptions"."payment_method" = 'asaas';--> statement-breakpoint
CREATE INDEX `user_subscriptions_access` ON `user_subscriptions` (`status`,`access_until`);--> statement-breakpoint
CREATE INDEX `user_subscriptions_check` ON `user_subscriptions` (`check_at`) WHERE "user_subscriptions"."check_at" is not null;--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`subject_id` text,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`error` text,
	`content_hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_events_received` ON `webhook_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `certificates_course` ON `certificates` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_once` ON `certificates` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `exam_answers` (
	`attempt_id` text NOT NULL,
	`position` integer NOT NULL,
	`question_id` text NOT NULL,
	`option_order` text NOT NULL,
	`chosen` text,
	PRIMARY KEY(`attempt_id`, `position`),
	FOREIGN KEY (`attempt_id`) REFERENCES `exam_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `quiz_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exam_answers_question` ON `exam_answers` (`question_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_answers_once` ON `exam_answers` (`attempt_id`,`question_id`);--> statement-breakpoint
CREATE TABLE `exam_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`acertos_percentual` real,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exam_attempts_max" CHECK("exam_attempts"."number" between 1 and 5),
	CONSTRAINT "exam_attempts_closed" CHECK(("exam_attempts"."closed_at" is null) = ("exam_attempts"."acertos_percentual" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_attempts_one_open` ON `exam_attempts` (`user_id`,`course_id`) WHERE "exam_attempts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `exam_attempts_course` ON `exam_attempts` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_attempts_of_day` ON `exam_attempts` (`user_id`,`course_id`,`day`,`number`);--> statement-breakpoint
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
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`ordem` integer NOT NULL,
	`pergunta` text NOT NULL,
	`opcao_a` text NOT NULL,
	`opcao_b` text NOT NULL,
	`opcao_c` text NOT NULL,
	`opcao_d` text NOT NULL,
	`resposta_correta` text NOT NULL,
	`explicacao` text NOT NULL,
	`is_published` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer,
	`times_answered` integer DEFAULT 0 NOT NULL,
	`times_right` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz_questions_answer" CHECK("quiz_questions"."resposta_correta" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_questions_place` ON `quiz_questions` (`course_id`,`ordem`) WHERE "quiz_questions"."retired_at" is null;--> statement-breakpoint
CREATE INDEX `quiz_questions_course` ON `quiz_questions` (`course_id`);--> statement-breakpoint
CREATE TABLE `training_courses` (
	`id` text PRIMARY KEY NOT NULL,
	`modulo` text NOT NULL,
	`area_de_atuacao` text DEFAULT '' NOT NULL,
	`titulo` text NOT NULL,
	`descricao` text NOT NULL,
	`youtube_url` text,
	`lesson` text NOT NULL,
	`is_published` integer DEFAULT true NOT NULL,
	CONSTRAINT "training_courses_basic" CHECK(("training_courses"."modulo" = 'basic') = ("training_courses"."area_de_atuacao" = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_courses_area` ON `training_courses` (`modulo`,`area_de_atuacao`);--> statement-breakpoint
CREATE TABLE `user_learning_profile` (
	`user_id` text PRIMARY KEY NOT NULL,
	`area_de_atuacao` text NOT NULL,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `contact_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`opened_by` text,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`way` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`opened_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contact_openings_kind" CHECK("contact_openings"."kind" in ('listing', 'card', 'request')),
	CONSTRAINT "contact_openings_way" CHECK("contact_openings"."way" in ('whatsapp', 'phone', 'vcard', 'detail'))
);
--> statement-breakpoint
CREATE INDEX `contact_openings_owner` ON `contact_openings` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `contact_openings_opener` ON `contact_openings` (`opened_by`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contact_openings_detail_once` ON `contact_openings` (`opened_by`,`subject_id`) WHERE "contact_openings"."way" = 'detail';--> statement-breakpoint
CREATE TABLE `contact_warnings` (
	`user_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `owner_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_warnings_owner` ON `contact_warnings` (`owner_id`);--> statement-breakpoint
CREATE TABLE `demand_figures` (
	`trade` text NOT NULL,
	`city` text NOT NULL,
	`requests` integer NOT NULL,
	PRIMARY KEY(`trade`, `city`)
);
--> statement-breakpoint
CREATE TABLE `lead_figures` (
	`service_type` text NOT NULL,
	`city` text NOT NULL,
	`cases` integer NOT NULL,
	`answered` integer NOT NULL,
	`median_first_ms` integer,
	PRIMARY KEY(`service_type`, `city`)
);
--> statement-breakpoint
CREATE TABLE `agreements` (
	`hire_id` text NOT NULL,
	`version` integer NOT NULL,
	`written_by` text NOT NULL,
	`what` text NOT NULL,
	`place` text NOT NULL,
	`price_cents` integer NOT NULL,
	`start_date` text NOT NULL,
	`parts` text NOT NULL,
	`client_name` text NOT NULL,
	`provider_name` text NOT NULL,
	`text_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer,
	PRIMARY KEY(`hire_id`, `version`),
	FOREIGN KEY (`hire_id`) REFERENCES `hires`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agreements_price" CHECK("agreements"."price_cents" > 0)
);
--> statement-breakpoint
CREATE INDEX `agreements_writer` ON `agreements` (`written_by`);--> statement-breakpoint
CREATE TABLE `hires` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text,
	`service_type` text NOT NULL,
	`client_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`status` text DEFAULT 'proposed' NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`ended_as` text,
	`ended_at` integer,
	`ended_by` text,
	`end_reason` text DEFAULT '' NOT NULL,
	`was_linked` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "hires_two_people" CHECK("hires"."client_id" <> "hires"."provider_id"),
	CONSTRAINT "hires_status" CHECK("hires"."status" in ('proposed', 'confirmed', 'denied')),
	CONSTRAINT "hires_answered" CHECK(("hires"."status" = 'proposed') = ("hires"."answered_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hires_one_proposed` ON `hires` (`request_id`) WHERE "hires"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX `hires_client` ON `hires` (`client_id`,`id`);--> statement-breakpoint
CREATE INDEX `hires_provider` ON `hires` (`provider_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hires_once` ON `hires` (`request_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `category_prices` (
	`category_id` integer PRIMARY KEY NOT NULL,
	`median_cents` integer NOT NULL,
	`cases` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `marketplace_categories`(`id`) ON UPDATE no action ON DELETE cascade
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
CREATE TABLE `listing_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`author_id` text NOT NULL,
	`answer_to` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`hidden_because` text,
	FOREIGN KEY (`listing_id`) REFERENCES `marketplace_listings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answer_to`) REFERENCES `listing_comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listing_comments_newest` ON `listing_comments` (`listing_id`,`answer_to`,`id`);--> statement-breakpoint
CREATE INDEX `listing_comments_author` ON `listing_comments` (`author_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `listing_comments_one_answer` ON `listing_comments` (`answer_to`);--> statement-breakpoint
CREATE TABLE `listing_favorites` (
	`user_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `listing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `marketplace_listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `listing_favorites_newest` ON `listing_favorites` (`user_id`,`created_at`,`listing_id`);--> statement-breakpoint
CREATE INDEX `listing_favorites_listing` ON `listing_favorites` (`listing_id`);--> statement-breakpoint
CREATE TABLE `listing_former_prices` (
	`listing_id` text NOT NULL,
	`price_cents` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `ended_at`),
	FOREIGN KEY (`listing_id`) REFERENCES `marketplace_listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `listing_words` (
	`word` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listing_words_key` ON `listing_words` (`key`);--> statement-breakpoint
CREATE TABLE `marketplace_categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`display_order` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_categories_slug_unique` ON `marketplace_categories` (`slug`);--> statement-breakpoint
CREATE TABLE `marketplace_listing_images` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`url` text NOT NULL,
	`is_primary` integer DEFAULT false NOT NULL,
	`display_order` integer NOT NULL,
	`place` integer,
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
	`masked_text` text,
	`price_cents` integer NOT NULL,
	`category_id` integer NOT NULL,
	`condition` text DEFAULT 'new' NOT NULL,
	`neighborhood` text,
	`zip_code` text,
	`show_phone` integer DEFAULT true NOT NULL,
	`show_whatsapp` integer DEFAULT true NOT NULL,
	`price_negotiable` integer DEFAULT true NOT NULL,
	`accepts_swap` integer DEFAULT false NOT NULL,
	`user_id` text NOT NULL,
	`city_id` integer NOT NULL,
	`state_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`sold_at` integer,
	`hidden_because` text,
	`views` integer DEFAULT 0 NOT NULL,
	`submission_id` text,
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
CREATE INDEX `marketplace_listings_category_city` ON `marketplace_listings` (`status`,`category_id`,`city_id`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_city_price` ON `marketplace_listings` (`status`,`city_id`,`price_cents`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_category_city_price` ON `marketplace_listings` (`status`,`category_id`,`city_id`,`price_cents`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_created` ON `marketplace_listings` (`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_hidden` ON `marketplace_listings` (`id`) WHERE "marketplace_listings"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX `marketplace_listings_own` ON `marketplace_listings` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_expiry_job` ON `marketplace_listings` (`status`,`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_listings_submission` ON `marketplace_listings` (`user_id`,`submission_id`);--> statement-breakpoint
CREATE TABLE `saved_search_matches` (
	`search_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`telling` text NOT NULL,
	`mail_due_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`search_id`, `listing_id`),
	FOREIGN KEY (`search_id`) REFERENCES `saved_searches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `marketplace_listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_search_matches_listing` ON `saved_search_matches` (`listing_id`,`telling`);--> statement-breakpoint
CREATE INDEX `saved_search_matches_mail` ON `saved_search_matches` (`mail_due_at`) WHERE "saved_search_matches"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `saved_search_matches_waiting` ON `saved_search_matches` (`search_id`) WHERE "saved_search_matches"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `saved_search_matches_sweep` ON `saved_search_matches` (`created_at`);--> statement-breakpoint
CREATE TABLE `saved_search_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`by_mail` text DEFAULT 'digest' NOT NULL,
	`stop_key` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_search_settings_by_mail" CHECK("saved_search_settings"."by_mail" in ('at_once', 'digest', 'never'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_search_settings_stop_key_unique` ON `saved_search_settings` (`stop_key`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`text` text NOT NULL,
	`text_key` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`city_id` integer NOT NULL,
	`min_price_cents` integer NOT NULL,
	`max_price_cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_place` ON `saved_searches` (`category`,`city_id`,`id`);--> statement-breakpoint
CREATE INDEX `saved_searches_text` ON `saved_searches` (`text_key`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_path` ON `saved_searches` (`user_id`,`path`);--> statement-breakpoint
CREATE TABLE `states` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `credentials` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decision_reason` text,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "credentials_kind" CHECK("credentials"."kind" in ('cnpj', 'crea', 'cau')),
	CONSTRAINT "credentials_status" CHECK("credentials"."status" in ('pending', 'confirmed', 'refused')),
	CONSTRAINT "credentials_decided" CHECK(("credentials"."status" = 'pending') = ("credentials"."decided_at" is null))
);
--> statement-breakpoint
CREATE INDEX `credentials_pending` ON `credentials` (`created_at`,`user_id`) WHERE "credentials"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `credentials_decided` ON `credentials` (`decided_at`,`user_id`) WHERE "credentials"."status" <> 'pending';--> statement-breakpoint
CREATE TABLE `person_blocks` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "person_blocks_two_people" CHECK("person_blocks"."blocker_id" <> "person_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE INDEX `person_blocks_blocked` ON `person_blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `report_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`excerpt` text NOT NULL,
	`report_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`decision` text,
	`decision_reason` text,
	`decided_at` integer,
	`decided_by` text,
	`answer_token_hash` text,
	`answer` text,
	`answered_at` integer,
	`reviewed_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "report_cases_kind" CHECK("report_cases"."subject_kind" in ('request', 'listing', 'card', 'reference', 'photo', 'rating', 'comment', 'account')),
	CONSTRAINT "report_cases_decision" CHECK(("report_cases"."decision" is null) = ("report_cases"."decided_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_answer_token_hash_unique` ON `report_cases` (`answer_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_one_open` ON `report_cases` (`subject_kind`,`subject_id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_oldest` ON `report_cases` (`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_most` ON `report_cases` (`report_count`,`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_decided` ON `report_cases` (`decided_at`,`id`) WHERE "report_cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX `report_cases_answered` ON `report_cases` (`answered_at`,`id`) WHERE "report_cases"."answered_at" is not null and "report_cases"."reviewed_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_owner` ON `report_cases` (`owner_id`,`id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`reporter_id` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `report_cases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reports_reason" CHECK("reports"."reason" in ('fraud', 'offensive', 'false', 'contact', 'prohibited', 'spam', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_id`,`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_case` ON `reports` (`case_id`,`id`);--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`,`id`);--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`requester_id` text NOT NULL,
	`target_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`is_news` integer DEFAULT false NOT NULL,
	`is_withdrawn` integer DEFAULT false NOT NULL,
	`ended_at` integer,
	`is_ended_by_requester` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`target_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "connections_two_people" CHECK("connections"."requester_id" <> "connections"."target_id"),
	CONSTRAINT "connections_status" CHECK("connections"."status" in ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX `connections_target` ON `connections` (`target_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `connections_requester` ON `connections` (`requester_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `connections_news` ON `connections` (`requester_id`) WHERE "connections"."is_news" = 1;--> statement-breakpoint
CREATE INDEX `connections_ended` ON `connections` (`ended_at`) WHERE "connections"."ended_at" is not null;--> statement-breakpoint
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
	`hidden_because` text,
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
	`before_photo_id` text,
	`hidden_because` text,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`professional_id`) REFERENCES `professional_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`before_photo_id`) REFERENCES `service_photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "service_photos_max" CHECK("service_photos"."slot" between 1 and 12)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_photos_slot` ON `service_photos` (`professional_id`,`slot`);--> statement-breakpoint
CREATE UNIQUE INDEX `service_photos_before` ON `service_photos` (`before_photo_id`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notices_newest` ON `notices` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`) WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX `notices_sweep` ON `notices` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `notices_subject` ON `notices` (`user_id`,`kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkey_challenges_user" CHECK(("passkey_challenges"."user_id" is null) = ("passkey_challenges"."purpose" = 'log-in'))
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_user` ON `passkey_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `admin_alerts` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`way` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "admin_alerts_way" CHECK("admin_alerts"."way" in ('now', 'morning', 'never'))
);
--> statement-breakpoint
CREATE TABLE `admin_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`before` text,
	`after` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_audit_target` ON `admin_audit` (`target_kind`,`target_id`,`id`);--> statement-breakpoint
CREATE INDEX `admin_audit_admin` ON `admin_audit` (`admin_id`,`id`);--> statement-breakpoint
CREATE INDEX `admin_audit_action` ON `admin_audit` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `admin_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`admin_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "admin_notes_text" CHECK(length("admin_notes"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE INDEX `admin_notes_user` ON `admin_notes` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`metric` text NOT NULL,
	`day` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`metric`, `day`)
);
--> statement-breakpoint
CREATE TABLE `discarded_images` (
	`url` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `discarded_images_due` ON `discarded_images` (`due_at`);--> statement-breakpoint
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
CREATE INDEX `outbox_waiting` ON `outbox` (`id`) WHERE "outbox"."delivered_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`id`) WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
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
CREATE TABLE `stored_images` (
	`url` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bytes` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stored_images_user` ON `stored_images` (`user_id`,`bytes`);--> statement-breakpoint
CREATE TABLE `cliente` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`first_steps_dismissed_at` integer,
	`average_rating` real DEFAULT 0 NOT NULL,
	`total_ratings` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `directory_entries` (
	`position` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`is_free` integer NOT NULL,
	`name_key` text NOT NULL,
	`rank` integer DEFAULT 0 NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `professional_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_entries_user_id_unique` ON `directory_entries` (`user_id`);--> statement-breakpoint
CREATE TABLE `directory_facets` (
	`specialty` text NOT NULL,
	`region` text NOT NULL,
	`is_free` integer NOT NULL,
	`name_key` text NOT NULL,
	`rank` integer DEFAULT 0 NOT NULL,
	`entry` integer NOT NULL,
	PRIMARY KEY(`specialty`, `region`, `is_free`, `name_key`, `entry`),
	FOREIGN KEY (`entry`) REFERENCES `directory_entries`(`position`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_facets_entry` ON `directory_facets` (`entry`);--> statement-breakpoint
CREATE INDEX `directory_facets_rating` ON `directory_facets` (`specialty`,`region`,`is_free`,`rank`,`name_key`,`entry`);--> statement-breakpoint
CREATE TABLE `person_entries` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `person_entries_user_id_unique` ON `person_entries` (`user_id`);--> statement-breakpoint
CREATE TABLE `professional_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text DEFAULT '' NOT NULL,
	`card_words` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`whatsapp` text NOT NULL,
	`profession` text,
	`professional_profile` text,
	`specialties` text DEFAULT '[]' NOT NULL,
	`service_regions` text DEFAULT '[]' NOT NULL,
	`whole_state` integer DEFAULT false NOT NULL,
	`instagram` text,
	`avatar_url` text,
	`presentation` text DEFAULT '' NOT NULL,
	`years_of_experience` integer,
	`working_hours` text DEFAULT '' NOT NULL,
	`unavailable_until` text,
	`assistant_consent_at` integer,
	`hidden_because` text,
	`is_premium` integer DEFAULT false NOT NULL,
	`first_steps_dismissed_at` integer,
	`average_rating` real DEFAULT 0 NOT NULL,
	`total_ratings` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "professional_specialties_max" CHECK(json_array_length("professional_profiles"."specialties") <= 3),
	CONSTRAINT "professional_regions_max" CHECK(json_array_length("professional_profiles"."service_regions") <= 3)
);
--> statement-breakpoint
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
	`name_key` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_confirmed_at` integer,
	`avatar_url` text,
	`name_slug` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`premium_until` integer,
	`premium_activated_at` integer,
	`premium_deactivated_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_name_slug_unique` ON `profiles` (`name_slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_confirmed_phone` ON `profiles` (`phone`) WHERE "profiles"."phone_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX `profiles_created` ON `profiles` (`created_at`);--> statement-breakpoint
CREATE INDEX `profiles_premium_end` ON `profiles` (`premium_until`) WHERE "profiles"."is_premium" = 1;--> statement-breakpoint
CREATE INDEX `profiles_premium` ON `profiles` (`id`) WHERE "profiles"."is_premium" = 1;--> statement-breakpoint
CREATE INDEX `profiles_admins` ON `profiles` (`id`) WHERE "profiles"."is_admin" = 1;--> statement-breakpoint
CREATE TABLE `independent_ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`evaluated_id` text NOT NULL,
	`evaluated_type` text NOT NULL,
	`evaluator_id` text NOT NULL,
	`evaluator_type` text NOT NULL,
	`stars` integer NOT NULL,
	`comment` text NOT NULL,
	`reply` text,
	`replied_at` integer,
	`hidden_because` text,
	`created_at` integer NOT NULL,
	`reason` text NOT NULL,
	`service_type` text,
	`incident_date` text,
	`edited_at` integer,
	FOREIGN KEY (`evaluated_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "independent_ratings_stars" CHECK("independent_ratings"."stars" between 1 and 5),
	CONSTRAINT "independent_ratings_not_oneself" CHECK("independent_ratings"."evaluated_id" <> "independent_ratings"."evaluator_id")
);
--> statement-breakpoint
CREATE INDEX `independent_ratings_hidden` ON `independent_ratings` (`id`) WHERE "independent_ratings"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX `independent_ratings_evaluated` ON `independent_ratings` (`evaluated_id`,`evaluated_type`,`id`);--> statement-breakpoint
CREATE INDEX `independent_ratings_evaluator` ON `independent_ratings` (`evaluator_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `independent_ratings_once` ON `independent_ratings` (`evaluator_id`,`evaluated_id`,`evaluated_type`);--> statement-breakpoint
CREATE TABLE `rated_people` (
	`position` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`rank` real NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rated_people_order` ON `rated_people` (`rank`,`name_key`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `rated_people_once` ON `rated_people` (`user_id`,`type`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`evaluated_id` text NOT NULL,
	`evaluated_type` text NOT NULL,
	`evaluator_id` text NOT NULL,
	`evaluator_type` text NOT NULL,
	`stars` integer NOT NULL,
	`comment` text NOT NULL,
	`reply` text,
	`replied_at` integer,
	`hidden_because` text,
	`created_at` integer NOT NULL,
	`hire_id` text,
	`reveal_at` integer DEFAULT 0 NOT NULL,
	`revealed_at` integer,
	FOREIGN KEY (`hire_id`) REFERENCES `hires`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_stars" CHECK("ratings"."stars" between 1 and 5),
	CONSTRAINT "ratings_not_oneself" CHECK("ratings"."evaluated_id" <> "ratings"."evaluator_id")
);
--> statement-breakpoint
CREATE INDEX `ratings_evaluated` ON `ratings` (`evaluated_id`,`evaluated_type`,`id`);--> statement-breakpoint
CREATE INDEX `ratings_evaluator` ON `ratings` (`evaluator_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ratings_once` ON `ratings` (`hire_id`,`evaluator_id`);--> statement-breakpoint
CREATE INDEX `ratings_hidden` ON `ratings` (`id`) WHERE "ratings"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX `ratings_reveal_job` ON `ratings` (`reveal_at`) WHERE "ratings"."revealed_at" is null;--> statement-breakpoint
CREATE TABLE `open_request_counts` (
	`service_type` text PRIMARY KEY NOT NULL,
	`requests` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `request_addressees` (
	`service_request_id` text NOT NULL,
	`provider_id` text NOT NULL,
	PRIMARY KEY(`service_request_id`, `provider_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`provider_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_addressees_provider` ON `request_addressees` (`provider_id`,`service_request_id`);--> statement-breakpoint
CREATE TABLE `request_recommendations` (
	`service_request_id` text NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`service_request_id`, `from_id`, `to_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_recommendations_to` ON `request_recommendations` (`to_id`,`service_request_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `request_recommendations_from` ON `request_recommendations` (`from_id`);--> statement-breakpoint
CREATE TABLE `service_request_images` (
	`id` text PRIMARY KEY NOT NULL,
	`service_request_id` text NOT NULL,
	`url` text NOT NULL,
	`display_order` integer NOT NULL,
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "service_request_images_max" CHECK("service_request_images"."display_order" between 0 and 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_request_images_order` ON `service_request_images` (`service_request_id`,`display_order`);--> statement-breakpoint
CREATE TABLE `service_request_interests` (
	`service_request_id` text NOT NULL,
	`user_id` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`min_price_cents` integer,
	`max_price_cents` integer,
	`seen_at` integer,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` integer,
	`declined_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`service_request_id`, `user_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `service_request_interests_newest` ON `service_request_interests` (`service_request_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `service_request_interests_user` ON `service_request_interests` (`user_id`,`service_request_id`);--> statement-breakpoint
CREATE INDEX `service_request_interests_created` ON `service_request_interests` (`created_at`);--> statement-breakpoint
CREATE TABLE `service_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`service_type` text NOT NULL,
	`description` text NOT NULL,
	`location` text NOT NULL,
	`city` text NOT NULL,
	`urgency` text NOT NULL,
	`contact_name` text,
	`contact_phone` text,
	`created_by` text NOT NULL,
	`submission_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`open_to_all_at` integer,
	`status` text DEFAULT 'open' NOT NULL,
	`interest_count` integer DEFAULT 0 NOT NULL,
	`premium_told` integer DEFAULT 0 NOT NULL,
	`hidden_because` text,
	`extended_at` integer,
	`hired_at` integer,
	`question` text DEFAULT '' NOT NULL,
	`asked_at` integer,
	`outcome` text,
	`outcome_at` integer,
	`outcome_asked_at` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "service_requests_urgency" CHECK("service_requests"."urgency" in ('urgent', 'tomorrow', 'next_days', 'no_deadline')),
	CONSTRAINT "service_requests_status" CHECK("service_requests"."status" in ('open', 'expired')),
	CONSTRAINT "service_requests_description" CHECK(length("service_requests"."description") between 1 and 500),
	CONSTRAINT "service_requests_expiry" CHECK("service_requests"."expires_at" > "service_requests"."created_at"),
	CONSTRAINT "service_requests_interest" CHECK("service_requests"."interest_count" >= 0)
);
--> statement-breakpoint
CREATE INDEX `service_requests_list` ON `service_requests` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_city` ON `service_requests` (`status`,`city`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_type_city` ON `service_requests` (`status`,`service_type`,`city`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_type` ON `service_requests` (`status`,`service_type`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_type_count` ON `service_requests` (`status`,`service_type`,`hidden_because`,`expires_at`);--> statement-breakpoint
CREATE INDEX `service_requests_expiry_job` ON `service_requests` (`status`,`expires_at`);--> statement-breakpoint
CREATE INDEX `service_requests_own` ON `service_requests` (`created_by`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_hidden` ON `service_requests` (`id`) WHERE "service_requests"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX `service_requests_open_to_all_job` ON `service_requests` (`open_to_all_at`) WHERE "service_requests"."open_to_all_at" is not null;--> statement-breakpoint
CREATE INDEX `service_requests_reserved` ON `service_requests` (`service_type`,`open_to_all_at`) WHERE "service_requests"."open_to_all_at" is not null;--> statement-breakpoint
CREATE INDEX `service_requests_outcome_job` ON `service_requests` (`expires_at`) WHERE "service_requests"."outcome_asked_at" is null;--> statement-breakpoint
CREATE INDEX `service_requests_erasure_job` ON `service_requests` (`expires_at`) WHERE "service_requests"."contact_phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `service_requests_submission` ON `service_requests` (`created_by`,`submission_id`);