CREATE TABLE `card_views` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_views_day` ON `card_views` (`day`);--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `assistant_consent_at` integer;