CREATE TABLE `alert_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`by_push` integer DEFAULT true NOT NULL,
	`by_mail` text DEFAULT 'digest' NOT NULL,
	`urgent_at_night` integer DEFAULT false NOT NULL,
	`services` text,
	`regions` text,
	`stop_key` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "alert_settings_by_mail" CHECK("alert_settings"."by_mail" in ('at_once', 'digest', 'never'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_settings_stop_key_unique` ON `alert_settings` (`stop_key`);--> statement-breakpoint
CREATE TABLE `alert_topics` (
	`service` text NOT NULL,
	`region` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`service`, `region`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_topics_user` ON `alert_topics` (`user_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `request_alerts` (
	`service_request_id` text NOT NULL,
	`user_id` text NOT NULL,
	`push_due_at` integer,
	`mail_due_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`service_request_id`, `user_id`),
	FOREIGN KEY (`service_request_id`) REFERENCES `service_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_alerts_push` ON `request_alerts` (`push_due_at`) WHERE "request_alerts"."push_due_at" is not null;--> statement-breakpoint
CREATE INDEX `request_alerts_mail` ON `request_alerts` (`mail_due_at`) WHERE "request_alerts"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `request_alerts_user` ON `request_alerts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `request_alerts_sweep` ON `request_alerts` (`created_at`);--> statement-breakpoint
INSERT INTO `alert_settings` (`user_id`) SELECT `user_id` FROM `professional_profiles`;--> statement-breakpoint
INSERT INTO `alert_topics` (`service`, `region`, `user_id`)
SELECT DISTINCT specialty.`value`, region.`value`, card.`user_id`
FROM `professional_profiles` card, json_each(card.`specialties`) specialty,
  json_each(CASE WHEN card.`whole_state` THEN json_array('estado') ELSE card.`service_regions` END) region;
