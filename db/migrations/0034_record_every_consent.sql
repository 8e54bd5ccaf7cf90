CREATE TABLE `consents` (
	`user_id` text NOT NULL,
	`version` text,
	`accepted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `accepted_at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `consents` (`user_id`, `version`, `accepted_at`)
SELECT `id`, `terms_version`, `terms_accepted_at` FROM `users` WHERE `terms_accepted_at` IS NOT NULL;
