-- The directory of providers: its order (directory_entries) and what is searched (directory_fts), kept by triggers so that
-- every writer of names, cards, premium and confirmed e-mails keeps them too. Why so: docs/decisions/2026-11-21-directory-in-one-order.md.
CREATE VIRTUAL TABLE `directory_fts` USING fts5(`words`, `facets`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `directory_entry_gone` AFTER DELETE ON `directory_entries` BEGIN
  DELETE FROM `directory_fts` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
-- Who is being given a position: empty between statements.
CREATE TABLE `directory_moves` (`user_id` text PRIMARY KEY NOT NULL, `is_premium` integer NOT NULL, `name_key` text NOT NULL, `former` integer, `position` integer);
--> statement-breakpoint
CREATE TRIGGER `provider_listed` AFTER UPDATE OF `name`, `profession`, `specialties`, `service_regions`, `whole_state`, `is_premium` ON `professional_profiles` BEGIN
  DELETE FROM `directory_entries` WHERE `user_id` = NEW.`user_id`;
  -- The name without case and accents.
  INSERT INTO `directory_moves` (`user_id`, `is_premium`, `name_key`)
  SELECT `id`, NEW.`is_premium`, (
    SELECT group_concat(CASE
      WHEN instr('áÁàÀâÂãÃäÄåÅªāĀéÉèÈêÊëËēĒíÍìÌîÎïÏīĪóÓòÒôÔõÕöÖøØºúÚùÙûÛüÜūŪçÇñÑýÝÿŸ', substr(NEW.`name`, `place`.`value`, 1))
      THEN substr('aaaaaaaaaaaaaaaeeeeeeeeeeiiiiiiiiiiooooooooooooouuuuuuuuuuccnnyyyy', instr('áÁàÀâÂãÃäÄåÅªāĀéÉèÈêÊëËēĒíÍìÌîÎïÏīĪóÓòÒôÔõÕöÖøØºúÚùÙûÛüÜūŪçÇñÑýÝÿŸ', substr(NEW.`name`, `place`.`value`, 1)), 1)
      ELSE lower(substr(NEW.`name`, `place`.`value`, 1)) END, '')
    FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80]') `place` WHERE `place`.`value` <= max(length(NEW.`name`), 1))
  FROM `users` WHERE `id` = NEW.`user_id` AND `email_confirmed_at` IS NOT NULL;
  -- After those of the same name; else the first twelve letters as a number to base 29 (end, signs, a to z, beyond), times
  -- four; where the neighbours leave no such place, the middle between them. Null where there is no room.
  UPDATE `directory_moves` SET `position` = (
    SELECT CASE
      WHEN `last` + 4 < `above` THEN `last` + 4
      WHEN `last` IS NULL AND `natural` > `below` AND `natural` < `above` THEN `natural`
      WHEN `above` - coalesce(`last`, `below`) > 1 THEN coalesce(`last`, `below`) + (`above` - coalesce(`last`, `below`)) / 2
      END
    FROM (
      SELECT
        coalesce((
          SELECT `position` FROM `directory_entries`
          WHERE `is_premium` = `directory_moves`.`is_premium` AND `name_key` < `directory_moves`.`name_key`
          ORDER BY `name_key` DESC, `position` DESC LIMIT 1), iif(`directory_moves`.`is_premium`, 0, 2305843009213693952)) AS `below`,
        (
          SELECT `position` FROM `directory_entries`
          WHERE `is_premium` = `directory_moves`.`is_premium` AND `name_key` = `directory_moves`.`name_key`
          ORDER BY `position` DESC LIMIT 1) AS `last`,
        coalesce((
          SELECT `position` FROM `directory_entries`
          WHERE `is_premium` = `directory_moves`.`is_premium` AND `name_key` > `directory_moves`.`name_key`
          ORDER BY `name_key`, `position` LIMIT 1), iif(`directory_moves`.`is_premium`, 2305843009213693952, 4611686018427387904)) AS `above`,
        iif(`directory_moves`.`is_premium`, 0, 2305843009213693952) + (
          SELECT 2 + 4 * sum(`weight`.`value` * CASE
            WHEN substr(`directory_moves`.`name_key`, `weight`.`key` + 1, 1) = '' THEN 0
            WHEN substr(`directory_moves`.`name_key`, `weight`.`key` + 1, 1) < 'a' THEN 1
            WHEN substr(`directory_moves`.`name_key`, `weight`.`key` + 1, 1) > 'z' THEN 28
            ELSE unicode(substr(`directory_moves`.`name_key`, `weight`.`key` + 1, 1)) - 95 END)
          FROM json_each('[12200509765705829,420707233300201,14507145975869,500246412961,17249876309,594823321,20511149,707281,24389,841,29,1]') `weight`) AS `natural`));
  UPDATE `directory_moves` SET `position` = NULL
  WHERE EXISTS (SELECT 1 FROM `directory_entries` WHERE `directory_entries`.`position` = `directory_moves`.`position`);
  -- No room: the hundred neighbours on each side are spread evenly over the places they have together, or up to the end.
  INSERT INTO `directory_moves` (`user_id`, `is_premium`, `name_key`, `former`)
  SELECT `user_id`, `is_premium`, `name_key`, `position` FROM `directory_entries`
  WHERE `user_id` IN (
    SELECT `user_id` FROM (
      SELECT `entry`.`user_id` FROM `directory_entries` `entry`
      WHERE `entry`.`is_premium` = NEW.`is_premium` AND `entry`.`name_key` <= (SELECT `name_key` FROM `directory_moves` WHERE `position` IS NULL)
      ORDER BY `entry`.`name_key` DESC, `entry`.`position` DESC LIMIT 100)
    UNION ALL
    SELECT `user_id` FROM (
      SELECT `entry`.`user_id` FROM `directory_entries` `entry`
      WHERE `entry`.`is_premium` = NEW.`is_premium` AND `entry`.`name_key` > (SELECT `name_key` FROM `directory_moves` WHERE `position` IS NULL)
      ORDER BY `entry`.`name_key`, `entry`.`position` LIMIT 100));
  UPDATE `directory_moves` SET `position` = `first` + (`last` - `first`) / `many` * `rank`
  FROM (
    SELECT `user_id` AS `person`, `rank`, `many`,
      iif(`before` > 100, `lowest`, iif(NEW.`is_premium`, 0, 2305843009213693952)) AS `first`,
      iif(`many` - `before` >= 100, `highest`, iif(NEW.`is_premium`, 2305843009213693952, 4611686018427387904)) AS `last`
    FROM (
      SELECT `user_id`, count(*) OVER () AS `many`, min(`former`) OVER () AS `lowest`, max(`former`) OVER () AS `highest`,
        row_number() OVER (ORDER BY `name_key`, `former` IS NULL, `former`) - 1 AS `rank`,
        sum(`name_key` <= (SELECT `name_key` FROM `directory_moves` WHERE `former` IS NULL)) OVER () AS `before`
      FROM `directory_moves` WHERE EXISTS (SELECT 1 FROM `directory_moves` WHERE `position` IS NULL))
    ) `spread`
  WHERE `user_id` = `spread`.`person` AND `last` - `first` >= `many` AND NOT EXISTS (
    SELECT 1 FROM `directory_entries` `other`
    WHERE `other`.`position` >= `first` AND `other`.`position` < `last` AND `other`.`user_id` NOT IN (SELECT `user_id` FROM `directory_moves`));
  -- Not even there: all stay, and the next free place is taken, out of order.
  UPDATE `directory_moves` SET `position` = coalesce(`former`, (
    SELECT `taken`.`position` + 1 FROM `directory_entries` `taken`
    WHERE `taken`.`position` >= (SELECT max(`former`) FROM `directory_moves`)
      AND NOT EXISTS (SELECT 1 FROM `directory_entries` `next` WHERE `next`.`position` = `taken`.`position` + 1)
    ORDER BY `taken`.`position` LIMIT 1))
  WHERE `position` IS NULL;
  DELETE FROM `directory_entries` WHERE `user_id` IN (SELECT `user_id` FROM `directory_moves`);
  INSERT INTO `directory_entries` (`position`, `user_id`, `is_premium`, `name_key`)
  SELECT `position`, `user_id`, `is_premium`, `name_key` FROM `directory_moves`;
  -- Words begin after two blanks, so that one and two typed letters are a trigram too: the beginning of a word.
  INSERT INTO `directory_fts` (`rowid`, `words`, `facets`)
  SELECT `move`.`position`,
    '  ' || replace(replace(replace(concat_ws(' ', `card`.`name`, `card`.`profession`,
      (SELECT group_concat(`value`, ' ') FROM json_each(`card`.`specialties`)),
      (SELECT group_concat(`value`, ' ') FROM json_each(`card`.`service_regions`))), '(', ' '), '-', ' '), ' ', '  '),
    '|' || coalesce((SELECT group_concat(`value`, '|') FROM json_each(`card`.`specialties`)) || '|', '')
      || coalesce((SELECT group_concat(`value`, '|') FROM json_each(`card`.`service_regions`)) || '|', '')
      || iif(`card`.`whole_state`, 'estado|', '')
  FROM `directory_moves` `move` JOIN `professional_profiles` `card` ON `card`.`user_id` = `move`.`user_id`;
  DELETE FROM `directory_moves`;
END;
--> statement-breakpoint
-- Premium is the person's, too; writing it lists the new provider.
CREATE TRIGGER `provider_gets_premium` AFTER INSERT ON `professional_profiles` BEGIN
  UPDATE `professional_profiles` SET `is_premium` = coalesce((SELECT `is_premium` FROM `profiles` WHERE `id` = NEW.`user_id`), 0)
  WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `premium_changed` AFTER UPDATE OF `is_premium` ON `profiles` WHEN OLD.`is_premium` <> NEW.`is_premium` BEGIN
  UPDATE `professional_profiles` SET `is_premium` = NEW.`is_premium` WHERE `user_id` = NEW.`id`;
  UPDATE `cliente` SET `is_premium` = NEW.`is_premium` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_confirmed` AFTER UPDATE OF `email_confirmed_at` ON `users`
WHEN (OLD.`email_confirmed_at` IS NULL) <> (NEW.`email_confirmed_at` IS NULL) BEGIN
  UPDATE `professional_profiles` SET `name` = `name` WHERE `user_id` = NEW.`id`;
END;
--> statement-breakpoint
UPDATE `professional_profiles` SET `is_premium` = coalesce((SELECT `is_premium` FROM `profiles` WHERE `id` = `user_id`), 0);
