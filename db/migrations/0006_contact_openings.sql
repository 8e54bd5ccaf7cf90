CREATE TABLE `contact_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`opened_by` text,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`way` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`opened_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contact_openings_kind" CHECK("contact_openings"."kind" in ('listing', 'card', 'request')),
	CONSTRAINT "contact_openings_way" CHECK("contact_openings"."way" in ('whatsapp', 'phone', 'vcard', 'detail'))
);
--> statement-breakpoint
CREATE INDEX `contact_openings_owner` ON `contact_openings` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `contact_openings_opener` ON `contact_openings` (`opened_by`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contact_openings_detail_once` ON `contact_openings` (`opened_by`,`subject_id`) WHERE "contact_openings"."way" = 'detail';