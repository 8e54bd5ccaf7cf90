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
CREATE TABLE `listing_former_prices` (
	`listing_id` text NOT NULL,
	`price_cents` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `ended_at`),
	FOREIGN KEY (`listing_id`) REFERENCES `marketplace_listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Cases can be about comments (docs/decisions/2026-11-22-moderation.md). Inside a transaction the pragma does nothing, and
-- dropping the table deletes the reports, so they are kept aside.
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__kept_reports` AS SELECT * FROM `reports`;--> statement-breakpoint
CREATE TABLE `__new_report_cases` (
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
	CONSTRAINT "report_cases_kind" CHECK("__new_report_cases"."subject_kind" in ('request', 'listing', 'card', 'reference', 'photo', 'rating', 'comment')),
	CONSTRAINT "report_cases_decision" CHECK(("__new_report_cases"."decision" is null) = ("__new_report_cases"."decided_at" is null))
);
--> statement-breakpoint
INSERT INTO `__new_report_cases`("id", "subject_kind", "subject_id", "owner_id", "excerpt", "report_count", "created_at", "decision", "decision_reason", "decided_at", "decided_by", "answer_token_hash", "answer", "answered_at") SELECT "id", "subject_kind", "subject_id", "owner_id", "excerpt", "report_count", "created_at", "decision", "decision_reason", "decided_at", "decided_by", "answer_token_hash", "answer", "answered_at" FROM `report_cases`;--> statement-breakpoint
DROP TABLE `report_cases`;--> statement-breakpoint
ALTER TABLE `__new_report_cases` RENAME TO `report_cases`;--> statement-breakpoint
INSERT OR IGNORE INTO `reports` SELECT * FROM `__kept_reports`;--> statement-breakpoint
DROP TABLE `__kept_reports`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_answer_token_hash_unique` ON `report_cases` (`answer_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_one_open` ON `report_cases` (`subject_kind`,`subject_id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_oldest` ON `report_cases` (`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_most` ON `report_cases` (`report_count`,`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_decided` ON `report_cases` (`decided_at`,`id`) WHERE "report_cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX `report_cases_owner` ON `report_cases` (`owner_id`,`id`);--> statement-breakpoint
ALTER TABLE `marketplace_listing_images` ADD `place` integer;--> statement-breakpoint
ALTER TABLE `marketplace_listings` ADD `accepts_swap` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `marketplace_listings` ADD `views` integer DEFAULT 0 NOT NULL;