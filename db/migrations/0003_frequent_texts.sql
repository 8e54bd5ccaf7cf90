ALTER TABLE `saved_searches` ADD `text_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `saved_searches_text` ON `saved_searches` (`text_key`,`user_id`);