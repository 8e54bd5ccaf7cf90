DROP INDEX `hires_one_standing`;--> statement-breakpoint
ALTER TABLE `hires` ADD `ended_as` text;--> statement-breakpoint
ALTER TABLE `hires` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `hires` ADD `ended_by` text;--> statement-breakpoint
ALTER TABLE `hires` ADD `end_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `hires_one_proposed` ON `hires` (`request_id`) WHERE "hires"."status" = 'proposed';--> statement-breakpoint
ALTER TABLE `service_requests` ADD `extended_at` integer;--> statement-breakpoint
ALTER TABLE `service_requests` ADD `hired_at` integer;--> statement-breakpoint
UPDATE `service_requests` SET `hired_at` = (
  SELECT max(`answered_at`) FROM `hires` WHERE `hires`.`request_id` = `service_requests`.`id` AND `hires`.`status` = 'confirmed'
) WHERE `id` IN (SELECT `request_id` FROM `hires` WHERE `status` = 'confirmed');
