ALTER TABLE `alert_settings` ADD `chose_mail` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- "digest" was what everybody had who chose nothing.
UPDATE `alert_settings` SET `chose_mail` = true WHERE `by_mail` <> 'digest';--> statement-breakpoint
-- Providers who have saved no profile yet had no settings.
INSERT INTO `alert_settings` (`user_id`) SELECT `user_id` FROM `professional_profiles` WHERE true ON CONFLICT DO NOTHING;
