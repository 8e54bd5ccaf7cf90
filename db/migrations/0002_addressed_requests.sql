CREATE TABLE `request_addressees` (
	`service_request_id` text NOT NULL,
	`provider_id` text NOT NULL,
	PRIMARY KEY(`service_request_id`, `provider_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`provider_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_addressees_provider` ON `request_addressees` (`provider_id`,`service_request_id`);--> statement-breakpoint
ALTER TABLE `service_requests` ADD `open_to_all_at` integer;--> statement-breakpoint
CREATE INDEX `service_requests_open_to_all_job` ON `service_requests` (`open_to_all_at`) WHERE "service_requests"."open_to_all_at" is not null;--> statement-breakpoint
CREATE INDEX `service_requests_reserved` ON `service_requests` (`service_type`,`open_to_all_at`) WHERE "service_requests"."open_to_all_at" is not null;