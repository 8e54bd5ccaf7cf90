CREATE TABLE `announced_requests` (
	`service_request_id` text NOT NULL,
	`service` text NOT NULL,
	`region` text NOT NULL,
	`announced_at` integer NOT NULL,
	`summary_at` integer,
	PRIMARY KEY(`service_request_id`, `service`, `region`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `announced_requests_topic` ON `announced_requests` (`service`,`region`,`summary_at`);--> statement-breakpoint
CREATE INDEX `announced_requests_waiting` ON `announced_requests` (`announced_at`) WHERE "announced_requests"."summary_at" is null;--> statement-breakpoint
CREATE TABLE `summary_pages` (
	`summary_at` integer NOT NULL,
	`after_id` text NOT NULL,
	`last_id` text NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`summary_at`, `after_id`)
);
--> statement-breakpoint
CREATE INDEX `summary_pages_due` ON `summary_pages` (`due_at`);