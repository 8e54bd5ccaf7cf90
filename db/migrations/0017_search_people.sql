CREATE TABLE `person_entries` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `person_entries_user_id_unique` ON `person_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `users_blocked` ON `users` (`id`) WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX `retained_payments_paid` ON `retained_payments` (`paid_at`,`value_cents`);--> statement-breakpoint
CREATE INDEX `retained_payments_revoked` ON `retained_payments` (`revoked_at`,`value_cents`) WHERE "retained_payments"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX `subscription_payments_paid` ON `subscription_payments` (`paid_at`,`value_cents`) WHERE "subscription_payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX `subscription_payments_revoked` ON `subscription_payments` (`revoked_at`,`value_cents`) WHERE "subscription_payments"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX `user_subscriptions_list` ON `user_subscriptions` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `user_subscriptions_asaas` ON `user_subscriptions` (`id`) WHERE "user_subscriptions"."payment_method" = 'asaas';--> statement-breakpoint
CREATE INDEX `marketplace_listings_hidden` ON `marketplace_listings` (`id`) WHERE "marketplace_listings"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`id`) WHERE "outbox"."delivered_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`id`) WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX `profiles_premium` ON `profiles` (`id`) WHERE "profiles"."is_premium" = 1;--> statement-breakpoint
CREATE INDEX `profiles_admins` ON `profiles` (`id`) WHERE "profiles"."is_admin" = 1;--> statement-breakpoint
CREATE INDEX `independent_ratings_hidden` ON `independent_ratings` (`id`) WHERE "independent_ratings"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX `ratings_hidden` ON `ratings` (`id`) WHERE "ratings"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX `service_request_interests_created` ON `service_request_interests` (`created_at`);--> statement-breakpoint
CREATE INDEX `service_requests_hidden` ON `service_requests` (`id`) WHERE "service_requests"."hidden_because" is not null;--> statement-breakpoint
CREATE VIRTUAL TABLE `person_fts` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `person_entry_gone` AFTER DELETE ON `person_entries` BEGIN
  DELETE FROM `person_fts` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
INSERT INTO `person_entries` (`user_id`, `words`)
SELECT `id`, '  ' || replace(trim(`name_key` || ' ' || `email` || ' ' || `phone`), ' ', '  ') FROM `profiles` ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `person_fts` (`rowid`, `words`) SELECT `position`, `words` FROM `person_entries`;
