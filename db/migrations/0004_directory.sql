CREATE TABLE `directory_entries` (
	`position` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`is_premium` integer NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `professional_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_entries_user_id_unique` ON `directory_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `directory_entries_name` ON `directory_entries` (`is_premium`,`name_key`,`position`);--> statement-breakpoint
DROP INDEX `professional_directory`;