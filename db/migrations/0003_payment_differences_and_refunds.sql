CREATE TABLE `payment_differences` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`our_cents` integer,
	`our_state` text,
	`their_cents` integer,
	`their_state` text,
	`found_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "payment_differences_kind" CHECK("payment_differences"."kind" in ('missing-here', 'missing-there', 'amount', 'state'))
);
--> statement-breakpoint
CREATE INDEX `payment_differences_open` ON `payment_differences` (`found_at`,`id`) WHERE "payment_differences"."settled_at" is null;--> statement-breakpoint
ALTER TABLE `subscription_payments` ADD `refund_asked_at` integer;--> statement-breakpoint
ALTER TABLE `subscription_payments` ADD `refund_refusal` text;