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
	FOREIGN KEY (`written_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
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
	FOREIGN KEY (`request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`provider_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hires_two_people" CHECK("hires"."client_id" <> "hires"."provider_id"),
	CONSTRAINT "hires_status" CHECK("hires"."status" in ('proposed', 'confirmed', 'denied')),
	CONSTRAINT "hires_answered" CHECK(("hires"."status" = 'proposed') = ("hires"."answered_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hires_one_standing` ON `hires` (`request_id`) WHERE "hires"."status" <> 'denied';--> statement-breakpoint
CREATE INDEX `hires_client` ON `hires` (`client_id`,`id`);--> statement-breakpoint
CREATE INDEX `hires_provider` ON `hires` (`provider_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hires_once` ON `hires` (`request_id`,`provider_id`);--> statement-breakpoint
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
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "report_cases_kind" CHECK("report_cases"."subject_kind" in ('request', 'listing', 'card', 'reference', 'photo', 'rating')),
	CONSTRAINT "report_cases_decision" CHECK(("report_cases"."decision" is null) = ("report_cases"."decided_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_answer_token_hash_unique` ON `report_cases` (`answer_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_one_open` ON `report_cases` (`subject_kind`,`subject_id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_oldest` ON `report_cases` (`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_most` ON `report_cases` (`report_count`,`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_decided` ON `report_cases` (`decided_at`,`id`) WHERE "report_cases"."decided_at" is not null;--> statement-breakpoint
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
CREATE TABLE `daily_figures` (
	`metric` text NOT NULL,
	`day` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`metric`, `day`)
);
--> statement-breakpoint
ALTER TABLE `users` ADD `blocked_at` integer;--> statement-breakpoint
ALTER TABLE `marketplace_listings` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `professional_references` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `service_photos` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `independent_ratings` ADD `reply` text;--> statement-breakpoint
ALTER TABLE `independent_ratings` ADD `replied_at` integer;--> statement-breakpoint
ALTER TABLE `independent_ratings` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `independent_ratings` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `ratings` ADD `reply` text;--> statement-breakpoint
ALTER TABLE `ratings` ADD `replied_at` integer;--> statement-breakpoint
ALTER TABLE `ratings` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `ratings` ADD `hire_id` text REFERENCES `hires`(`id`) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `ratings` ADD `reveal_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ratings` ADD `revealed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `ratings_once` ON `ratings` (`hire_id`,`evaluator_id`);--> statement-breakpoint
CREATE INDEX `ratings_reveal_job` ON `ratings` (`reveal_at`) WHERE "ratings"."revealed_at" is null;--> statement-breakpoint
ALTER TABLE `service_request_interests` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `service_request_interests` ADD `min_price_cents` integer;--> statement-breakpoint
ALTER TABLE `service_request_interests` ADD `max_price_cents` integer;--> statement-breakpoint
ALTER TABLE `service_request_interests` ADD `seen_at` integer;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `city` text;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `outcome_at` integer;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `outcome_asked_at` integer;--> statement-breakpoint
CREATE INDEX `service_requests_outcome_job` ON `service_requests` (`expires_at`) WHERE "service_requests"."outcome_asked_at" is null;--> statement-breakpoint
CREATE TRIGGER `admin_audit_unchanged` BEFORE UPDATE ON `admin_audit` BEGIN
  SELECT RAISE(ABORT, 'audit rows cannot be changed');
END;
--> statement-breakpoint
CREATE TRIGGER `admin_audit_kept` BEFORE DELETE ON `admin_audit` BEGIN
  SELECT RAISE(ABORT, 'audit rows cannot be deleted');
END;
--> statement-breakpoint
INSERT INTO `platform_stats` (`metric_name`, `metric_value`)
SELECT 'users', count(*) FROM `profiles`
UNION ALL SELECT 'subscriptions', count(*) FROM `user_subscriptions`
UNION ALL SELECT 'requests', count(*) FROM `service_requests`
UNION ALL SELECT 'listings', count(*) FROM `marketplace_listings`;
