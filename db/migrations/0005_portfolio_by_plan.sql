-- SQLite changes a check only by copying the table, whose trigger goes with the old one: docs/decisions/2026-11-26-portfolio-by-plan.md
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_service_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`professional_id` text NOT NULL,
	`slot` integer NOT NULL,
	`photo_url` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`before_photo_id` text,
	`hidden_because` text,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`professional_id`) REFERENCES `professional_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`before_photo_id`) REFERENCES `service_photos`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "service_photos_max" CHECK("__new_service_photos"."slot" between 1 and 12)
);
--> statement-breakpoint
INSERT INTO `__new_service_photos`("id", "professional_id", "slot", "photo_url", "title", "description", "hidden_because", "uploaded_at") SELECT "id", "professional_id", "slot", "photo_url", "title", "description", "hidden_because", "uploaded_at" FROM `service_photos`;--> statement-breakpoint
DROP TABLE `service_photos`;--> statement-breakpoint
ALTER TABLE `__new_service_photos` RENAME TO `service_photos`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `service_photos_slot` ON `service_photos` (`professional_id`,`slot`);--> statement-breakpoint
CREATE UNIQUE INDEX `service_photos_before` ON `service_photos` (`before_photo_id`);--> statement-breakpoint
CREATE TRIGGER `service_photo_gone` AFTER DELETE ON `service_photos` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`photo_url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
