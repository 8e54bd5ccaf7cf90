-- Triggers whose writers are few give way to statements in the writers' transactions; which stay, and why:
-- docs/decisions/2026-11-22-triggers-kept.md.
DROP TRIGGER `provider_listed`;
--> statement-breakpoint
DROP TRIGGER `provider_confirmed`;
--> statement-breakpoint
DROP TRIGGER `provider_gets_premium`;
--> statement-breakpoint
DROP TRIGGER `premium_changed`;
--> statement-breakpoint
DROP TRIGGER `provider_gets_avatar`;
--> statement-breakpoint
DROP TRIGGER `avatar_replaced`;
--> statement-breakpoint
DROP TRIGGER `service_request_counted`;
--> statement-breakpoint
DROP TABLE `directory_moves`;
--> statement-breakpoint
-- One trigger for both directions: deleting a row that the index does not have changes nothing.
DROP TRIGGER `listing_left_index`;
--> statement-breakpoint
DROP TRIGGER `listing_came_back`;
--> statement-breakpoint
CREATE TRIGGER `listing_changed` AFTER UPDATE OF `title`, `description`, `status` ON `marketplace_listings` BEGIN
  DELETE FROM `marketplace_listings_fts` WHERE `rowid` = OLD.`seq`;
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
  SELECT NEW.`seq`, NEW.`title`, NEW.`description` WHERE NEW.`status` = 'active';
END;
--> statement-breakpoint
-- What stands already is folded here, letter by letter; from now on src/platform/fold.ts does it when something is saved.
CREATE TABLE `folded` (`source` text NOT NULL, `id` text NOT NULL, `text` text NOT NULL, PRIMARY KEY (`source`, `id`));
--> statement-breakpoint
INSERT INTO `folded` (`source`, `id`, `text`)
WITH RECURSIVE `step` (`source`, `id`, `done`, `rest`) AS (
  SELECT 'profile', `id`, '', `name` FROM `profiles`
  UNION ALL SELECT 'provider', `user_id`, '', `name` FROM `professional_profiles`
  UNION ALL SELECT 'card', `user_id`, '', concat_ws(' ', `profession`,
    (SELECT group_concat(`value`, ' ') FROM json_each(`specialties`)),
    (SELECT group_concat(`value`, ' ') FROM json_each(`service_regions`)))
  FROM `professional_profiles`
  UNION ALL SELECT `source`, `id`, `done` || coalesce(
    nullif(substr('   aaaaaaæceeeeiiiiðnoooooøuuuuyþaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddđeeeeeeeeeegggggggghhħiiiiiiiiiĳjjkkllllllŀłnnnnnnŋooooooœrrrrrrssssssssttttŧuuuuuuuuuuuuwwyyyzzzzzz',
      instr('()-ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİĲĴĵĶķĹĺĻļĽľĿŁŃńŅņŇňŊŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž', substr(`rest`, 1, 1)), 1), ''),
    lower(substr(`rest`, 1, 1))), substr(`rest`, 2)
  FROM `step` WHERE `rest` <> ''
)
SELECT `source`, `id`, trim(replace(replace(replace(`done`, '  ', ' '), '  ', ' '), '  ', ' ')) FROM `step` WHERE `rest` = '';
--> statement-breakpoint
UPDATE `profiles` SET `name_key` = (SELECT `text` FROM `folded` WHERE `source` = 'profile' AND `folded`.`id` = `profiles`.`id`);
--> statement-breakpoint
UPDATE `professional_profiles` SET
  `name_key` = (SELECT `text` FROM `folded` WHERE `source` = 'provider' AND `id` = `user_id`),
  `card_words` = (SELECT `text` FROM `folded` WHERE `source` = 'card' AND `id` = `user_id`);
--> statement-breakpoint
DROP TABLE `folded`;
--> statement-breakpoint
-- Every entry anew, under a small number.
DELETE FROM `directory_entries`;
--> statement-breakpoint
INSERT INTO `directory_entries` (`user_id`, `is_premium`, `name_key`, `words`)
SELECT `card`.`user_id`, `card`.`is_premium`, `card`.`name_key`, '  ' || replace(trim(`card`.`name_key` || ' ' || `card`.`card_words`), ' ', '  ')
FROM `professional_profiles` `card` JOIN `users` ON `users`.`id` = `card`.`user_id` WHERE `users`.`email_confirmed_at` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `directory_facets` (`specialty`, `region`, `is_premium`, `name_key`, `entry`)
SELECT DISTINCT `specialty`.`value`, `region`.`value`, `entry`.`is_premium`, `entry`.`name_key`, `entry`.`position`
FROM `directory_entries` `entry` JOIN `professional_profiles` `card` ON `card`.`user_id` = `entry`.`user_id`
JOIN json_each(json_insert(`card`.`specialties`, '$[#]', '')) `specialty`
JOIN json_each(json_insert(iif(`card`.`whole_state`, '["estado"]', `card`.`service_regions`), '$[#]', '')) `region`;
--> statement-breakpoint
INSERT INTO `directory_fts` (`rowid`, `words`) SELECT `position`, `words` FROM `directory_entries`;
