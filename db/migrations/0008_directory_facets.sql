CREATE TABLE `directory_facets` (
	`specialty` text NOT NULL,
	`region` text NOT NULL,
	`is_premium` integer NOT NULL,
	`name_key` text NOT NULL,
	`entry` integer NOT NULL,
	PRIMARY KEY(`specialty`, `region`, `is_premium`, `name_key`, `entry`),
	FOREIGN KEY (`entry`) REFERENCES `directory_entries`(`position`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_facets_entry` ON `directory_facets` (`entry`);--> statement-breakpoint
DROP INDEX `directory_entries_name`;--> statement-breakpoint
ALTER TABLE `directory_entries` ADD `words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `card_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `name_key` text DEFAULT '' NOT NULL;