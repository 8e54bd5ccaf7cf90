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
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `users` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `marketplace_listings` ADD `sold_at` integer;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `presentation` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `years_of_experience` integer;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `working_hours` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `unavailable_until` text;