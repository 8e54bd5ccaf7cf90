CREATE TABLE `contact_warnings` (
	`user_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `owner_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_warnings_owner` ON `contact_warnings` (`owner_id`);--> statement-breakpoint
CREATE TABLE `demand_figures` (
	`trade` text NOT NULL,
	`city` text NOT NULL,
	`requests` integer NOT NULL,
	PRIMARY KEY(`trade`, `city`)
);
--> statement-breakpoint
CREATE TABLE `lead_figures` (
	`service_type` text NOT NULL,
	`city` text NOT NULL,
	`cases` integer NOT NULL,
	`answered` integer NOT NULL,
	`median_first_ms` integer,
	PRIMARY KEY(`service_type`, `city`)
);
--> statement-breakpoint
CREATE TABLE `category_prices` (
	`category_id` integer PRIMARY KEY NOT NULL,
	`median_cents` integer NOT NULL,
	`cases` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `marketplace_categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notices_newest` ON `notices` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`) WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX `notices_sweep` ON `notices` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `notices_subject` ON `notices` (`user_id`,`kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `service_request_images` (
	`id` text PRIMARY KEY NOT NULL,
	`service_request_id` text NOT NULL,
	`url` text NOT NULL,
	`display_order` integer NOT NULL,
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "service_request_images_max" CHECK("service_request_images"."display_order" between 0 and 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_request_images_order` ON `service_request_images` (`service_request_id`,`display_order`);--> statement-breakpoint
CREATE INDEX `service_requests_city` ON `service_requests` (`status`,`city`,`id`);--> statement-breakpoint
CREATE INDEX `service_requests_type_city` ON `service_requests` (`status`,`service_type`,`city`,`id`);--> statement-breakpoint
CREATE TRIGGER `request_image_gone` AFTER DELETE ON `service_request_images` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
