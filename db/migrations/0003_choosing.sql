ALTER TABLE `service_request_interests` ADD `answer` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `service_request_interests` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `service_request_interests` ADD `declined_at` integer;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `question` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `asked_at` integer;