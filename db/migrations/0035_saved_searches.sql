CREATE TABLE `saved_search_matches` (
	`search_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`telling` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`search_id`, `listing_id`),
	FOREIGN KEY (`search_id`) REFERENCES `saved_searches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`listing_id`) REFERENCES `marketplace_listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_search_matches_listing` ON `saved_search_matches` (`listing_id`,`telling`);--> statement-breakpoint
CREATE INDEX `saved_search_matches_sweep` ON `saved_search_matches` (`created_at`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`text` text NOT NULL,
	`category` text NOT NULL,
	`city_id` integer NOT NULL,
	`min_price_cents` integer NOT NULL,
	`max_price_cents` integer NOT NULL,
	`expression` text,
	`patterns` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_place` ON `saved_searches` (`category`,`city_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_path` ON `saved_searches` (`user_id`,`path`);