ALTER TABLE `connections` ADD `is_withdrawn` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `connections` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `connections` ADD `is_ended_by_requester` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `connections_ended` ON `connections` (`ended_at`) WHERE "connections"."ended_at" is not null;