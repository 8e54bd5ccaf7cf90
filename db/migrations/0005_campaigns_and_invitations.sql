CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`is_on` integer NOT NULL,
	`is_for_both` integer NOT NULL,
	CONSTRAINT "campaigns_days" CHECK(date("campaigns"."starts_on") is "campaigns"."starts_on" and date("campaigns"."ends_on") is "campaigns"."ends_on"),
	CONSTRAINT "campaigns_order" CHECK("campaigns"."starts_on" <= "campaigns"."ends_on")
);
--> statement-breakpoint
ALTER TABLE `users` ADD `invitation_code` text;--> statement-breakpoint
ALTER TABLE `user_referrals` ADD `code` text;--> statement-breakpoint
CREATE UNIQUE INDEX `user_referrals_code` ON `user_referrals` (`code`);--> statement-breakpoint
INSERT INTO `campaigns` (`id`, `title`, `starts_on`, `ends_on`, `is_on`, `is_for_both`) VALUES ('2025_august_30_days', 'Promoção Especial - Agosto 2025', '2025-08-01', '2025-08-31', true, false);
