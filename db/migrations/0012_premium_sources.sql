-- No version has written rows to subscription_payments or webhook_events, so both are created anew.
DROP TABLE `subscription_payments`;--> statement-breakpoint
DROP TABLE `webhook_events`;--> statement-breakpoint
CREATE TABLE `__new_user_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`asaas_subscription_id` text,
	`asaas_customer_id` text,
	`status` text NOT NULL,
	`cycle` text DEFAULT 'MONTHLY' NOT NULL,
	`value_cents` integer NOT NULL,
	`first_due_date` text,
	`next_due_date` text,
	`granted_at` integer,
	`granted_until` integer,
	`expires_at` integer,
	`access_until` integer,
	`auto_renew` integer NOT NULL,
	`payment_method` text NOT NULL,
	`last_payment_date` integer,
	`subscription_type` text DEFAULT 'premium' NOT NULL,
	`cancelled_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_subscriptions_status" CHECK("__new_user_subscriptions"."status" in ('PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "user_subscriptions_value" CHECK("__new_user_subscriptions"."value_cents" > 0),
	CONSTRAINT "user_subscriptions_method" CHECK("__new_user_subscriptions"."payment_method" = 'manual' or "__new_user_subscriptions"."first_due_date" is not null),
	CONSTRAINT "user_subscriptions_first_due" CHECK(date("__new_user_subscriptions"."first_due_date") is "__new_user_subscriptions"."first_due_date"),
	CONSTRAINT "user_subscriptions_grant" CHECK(("__new_user_subscriptions"."granted_at" is null) = ("__new_user_subscriptions"."granted_until" is null))
);
--> statement-breakpoint
-- So far there are only manual subscriptions.
INSERT INTO `__new_user_subscriptions` ("id", "user_id", "asaas_subscription_id", "status", "cycle", "value_cents", "granted_at", "granted_until", "expires_at", "access_until", "auto_renew", "payment_method", "subscription_type", "cancelled_at", "created_at", "updated_at")
SELECT "id", "user_id", "asaas_subscription_id", "status", "cycle", "value_cents", "created_at", coalesce("expires_at", "created_at"), coalesce("expires_at", "created_at"), coalesce("expires_at", "created_at"), 0, 'manual', "subscription_type", "cancelled_at", "created_at", "updated_at"
FROM `user_subscriptions`;--> statement-breakpoint
DROP TABLE `user_subscriptions`;--> statement-breakpoint
ALTER TABLE `__new_user_subscriptions` RENAME TO `user_subscriptions`;--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_asaas_subscription_id_unique` ON `user_subscriptions` (`asaas_subscription_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_one_pending` ON `user_subscriptions` (`user_id`) WHERE "user_subscriptions"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_one_manual` ON `user_subscriptions` (`user_id`) WHERE "user_subscriptions"."status" = 'ACTIVE' and "user_subscriptions"."payment_method" = 'manual';--> statement-breakpoint
CREATE INDEX `user_subscriptions_user` ON `user_subscriptions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `user_subscriptions_access` ON `user_subscriptions` (`status`,`access_until`);--> statement-breakpoint
CREATE TABLE `subscription_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`status` text NOT NULL,
	`value_cents` integer NOT NULL,
	`due_date` text NOT NULL,
	`paid_at` integer,
	`revoked_at` integer,
	`invoice_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `user_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "subscription_payments_due" CHECK(date("subscription_payments"."due_date") is "subscription_payments"."due_date")
);
--> statement-breakpoint
CREATE INDEX `subscription_payments_subscription` ON `subscription_payments` (`subscription_id`,`due_date`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`subject_id` text,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `webhook_events_received` ON `webhook_events` (`received_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `premium_until` integer;--> statement-breakpoint
UPDATE `profiles` SET `premium_until` = (
	SELECT max("until") FROM (
		SELECT "access_until" AS "until" FROM `user_subscriptions` WHERE "user_id" = `profiles`.`id`
		UNION ALL SELECT "expires_at" FROM `user_promotions` WHERE "user_id" = `profiles`.`id`));--> statement-breakpoint
CREATE INDEX `profiles_premium_end` ON `profiles` (`premium_until`) WHERE "profiles"."is_premium" = 1;
