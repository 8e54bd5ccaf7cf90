-- The check of `subject_kind` allows accounts: docs/decisions/2026-11-22-moderation.md
PRAGMA foreign_keys=OFF;--> statement-breakpoint
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
	`reviewed_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "report_cases_kind" CHECK("__new_report_cases"."subject_kind" in ('request', 'listing', 'card', 'reference', 'photo', 'rating', 'comment', 'account')),
	CONSTRAINT "report_cases_decision" CHECK(("__new_report_cases"."decision" is null) = ("__new_report_cases"."decided_at" is null))
);
--> statement-breakpoint
INSERT INTO `__new_report_cases`("id", "subject_kind", "subject_id", "owner_id", "excerpt", "report_count", "created_at", "decision", "decision_reason", "decided_at", "decided_by", "answer_token_hash", "answer", "answered_at", "reviewed_at") SELECT "id", "subject_kind", "subject_id", "owner_id", "excerpt", "report_count", "created_at", "decision", "decision_reason", "decided_at", "decided_by", "answer_token_hash", "answer", "answered_at", null FROM `report_cases`;--> statement-breakpoint
DROP TABLE `report_cases`;--> statement-breakpoint
ALTER TABLE `__new_report_cases` RENAME TO `report_cases`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_answer_token_hash_unique` ON `report_cases` (`answer_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_one_open` ON `report_cases` (`subject_kind`,`subject_id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_oldest` ON `report_cases` (`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_most` ON `report_cases` (`report_count`,`id`) WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_decided` ON `report_cases` (`decided_at`,`id`) WHERE "report_cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX `report_cases_answered` ON `report_cases` (`answered_at`,`id`) WHERE "report_cases"."answered_at" is not null and "report_cases"."reviewed_at" is null;--> statement-breakpoint
CREATE INDEX `report_cases_owner` ON `report_cases` (`owner_id`,`id`);