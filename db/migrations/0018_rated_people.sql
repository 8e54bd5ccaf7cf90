CREATE TABLE `rated_people` (
	`position` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`rank` real NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rated_people_order` ON `rated_people` (`rank`,`name_key`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `rated_people_once` ON `rated_people` (`user_id`,`type`);