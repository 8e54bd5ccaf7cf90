CREATE TABLE `billing_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`outbox_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_notices_user` ON `billing_notices` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `subscription_payments` ADD `settled_at` integer;--> statement-breakpoint
ALTER TABLE `subscription_payments` ADD `status_order` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `claimed_until` integer;--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `check_at` integer;--> statement-breakpoint
CREATE INDEX `user_subscriptions_check` ON `user_subscriptions` (`check_at`) WHERE "user_subscriptions"."check_at" is not null;