ALTER TABLE `connections` ADD `is_news` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `connections_news` ON `connections` (`requester_id`) WHERE "connections"."is_news" = 1;