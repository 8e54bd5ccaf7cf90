ALTER TABLE `request_alerts` ADD `told_at_once` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `premium_told` integer DEFAULT 0 NOT NULL;