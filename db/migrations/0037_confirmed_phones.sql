CREATE TABLE `phone_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code_id` text NOT NULL,
	`phone` text NOT NULL,
	`code_hash` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `phone_codes_expiry` ON `phone_codes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `phone_confirmed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_confirmed_phone` ON `profiles` (`phone`) WHERE "profiles"."phone_confirmed_at" is not null;