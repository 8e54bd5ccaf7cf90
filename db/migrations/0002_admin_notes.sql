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
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`,`id`);--> statement-breakpoint
ALTER TABLE `former_accounts` DROP COLUMN `is_banned`;