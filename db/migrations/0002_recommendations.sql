CREATE TABLE `request_recommendations` (
	`service_request_id` text NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`service_request_id`, `from_id`, `to_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_recommendations_to` ON `request_recommendations` (`to_id`,`service_request_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `request_recommendations_from` ON `request_recommendations` (`from_id`);