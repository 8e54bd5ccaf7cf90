ALTER TABLE `cliente` ADD `first_steps_dismissed_at` integer;--> statement-breakpoint
ALTER TABLE `professional_profiles` ADD `first_steps_dismissed_at` integer;