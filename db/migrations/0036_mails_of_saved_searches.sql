CREATE TABLE `saved_search_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`by_mail` text DEFAULT 'digest' NOT NULL,
	`stop_key` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_search_settings_by_mail" CHECK("saved_search_settings"."by_mail" in ('at_once', 'digest', 'never'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_search_settings_stop_key_unique` ON `saved_search_settings` (`stop_key`);--> statement-breakpoint
ALTER TABLE `saved_search_matches` ADD `mail_due_at` integer;--> statement-breakpoint
CREATE INDEX `saved_search_matches_mail` ON `saved_search_matches` (`mail_due_at`) WHERE "saved_search_matches"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `saved_search_matches_waiting` ON `saved_search_matches` (`search_id`) WHERE "saved_search_matches"."mail_due_at" is not null;--> statement-breakpoint
INSERT INTO `saved_search_settings` (`user_id`) SELECT DISTINCT `user_id` FROM `saved_searches`;
