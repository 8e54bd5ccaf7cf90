CREATE VIRTUAL TABLE `rated_people_fts` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
-- People go by cascade too.
CREATE TRIGGER `rated_person_gone` AFTER DELETE ON `rated_people` BEGIN
  DELETE FROM `rated_people_fts` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
INSERT INTO `rated_people` (`user_id`, `type`, `rank`, `name_key`)
SELECT `role`.`user_id`, `role`.`type`, 0 - `role`.`average_rating`, `role`.`name_key`
FROM (
  SELECT `cliente`.`id` AS `user_id`, 'client' AS `type`, `cliente`.`average_rating`, `profiles`.`name_key`
  FROM `cliente` JOIN `profiles` ON `profiles`.`id` = `cliente`.`id`
  UNION ALL
  SELECT `user_id`, 'service_provider', `average_rating`, `name_key` FROM `professional_profiles` WHERE `hidden_because` IS NULL
) AS `role`
JOIN `users` ON `users`.`id` = `role`.`user_id`
WHERE `users`.`email_confirmed_at` IS NOT NULL AND `users`.`blocked_at` IS NULL;
--> statement-breakpoint
INSERT INTO `rated_people_fts` (`rowid`, `words`) SELECT `position`, '  ' || replace(`name_key`, ' ', '  ') FROM `rated_people`;
