CREATE TABLE `discarded_images` (
	`url` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `discarded_images_due` ON `discarded_images` (`due_at`);--> statement-breakpoint
ALTER TABLE `marketplace_listings` ADD `submission_id` text;--> statement-breakpoint
CREATE INDEX `marketplace_listings_category_city` ON `marketplace_listings` (`status`,`category_id`,`city_id`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_city_price` ON `marketplace_listings` (`status`,`city_id`,`price_cents`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_category_city_price` ON `marketplace_listings` (`status`,`category_id`,`city_id`,`price_cents`,`seq`);--> statement-breakpoint
CREATE INDEX `marketplace_listings_created` ON `marketplace_listings` (`created_at`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `marketplace_listings_submission` ON `marketplace_listings` (`user_id`,`submission_id`);