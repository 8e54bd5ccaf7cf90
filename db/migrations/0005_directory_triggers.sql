-- The directory of providers: its order (directory_entries) and what is searched (directory_fts), kept by triggers so that
-- every writer of names, cards, premium and confirmed e-mails keeps them too. Why so: docs/decisions/2026-11-21-directory-in-one-order.md.
CREATE VIRTUAL TABLE `directory_fts` USING fts5(`words`, `facets`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `directory_entry_gone` AFTER DELETE ON `directory_entries` BEGIN
  DELETE FROM `directory_fts` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
-- A new position: the first twelve letters of the folded name as a number to base 29 (end, signs, a to z, beyond), times
-- four; where neighbours leave no such place, the middle between them; where there is none, the next free one.
CREATE TRIGGER `provider_listed` AFTER UPDATE OF `name`, `profession`, `specialties`, `service_regions`, `whole_state`, `is_premium` ON `professional_profiles` BEGIN
  DELETE FROM `directory_entries` WHERE `user_id` = NEW.`user_id`;
  INSERT INTO `directory_entries` (`position`, `user_id`, `is_premium`, `name_key`)
  SELECT
    CASE
      WHEN `natural` > `below` AND `natural` < `above` THEN `natural`
      WHEN `above` - `below` > 1 THEN `below` + (`above` - `below`) / 2
      ELSE (
        SELECT `taken`.`position` + 1 FROM `directory_entries` `taken`
        WHERE `taken`.`position` >= `below`
          AND NOT EXISTS (SELECT 1 FROM `directory_entries` `next` WHERE `next`.`position` = `taken`.`position` + 1)
        ORDER BY `taken`.`position` LIMIT 1)
    END,
    NEW.`user_id`, NEW.`is_premium`, `name_key`
  FROM (
    SELECT `name_key`, `half` + `natural` AS `natural`,
      coalesce((
        SELECT `position` FROM `directory_entries`
        WHERE `is_premium` = NEW.`is_premium` AND (`name_key`, `user_id`) < (`card`.`name_key`, NEW.`user_id`)
        ORDER BY `name_key` DESC, `user_id` DESC LIMIT 1), `half`) AS `below`,
      coalesce((
        SELECT `position` FROM `directory_entries`
        WHERE `is_premium` = NEW.`is_premium` AND (`name_key`, `user_id`) > (`card`.`name_key`, NEW.`user_id`)
        ORDER BY `name_key`, `user_id` LIMIT 1), `half` + 2305843009213693952) AS `above`
    FROM (
      SELECT `name_key`, CASE WHEN NEW.`is_premium` THEN 0 ELSE 2305843009213693952 END AS `half`,
        (SELECT 2 + 4 * sum(`weight`.`value` * CASE
          WHEN substr(`folded`.`name_key`, `weight`.`key` + 1, 1) = '' THEN 0
          WHEN substr(`folded`.`name_key`, `weight`.`key` + 1, 1) < 'a' THEN 1
          WHEN substr(`folded`.`name_key`, `weight`.`key` + 1, 1) > 'z' THEN 28
          ELSE unicode(substr(`folded`.`name_key`, `weight`.`key` + 1, 1)) - 95 END)
        FROM json_each('[12200509765705829,420707233300201,14507145975869,500246412961,17249876309,594823321,20511149,707281,24389,841,29,1]') `weight`) AS `natural`
      FROM (
        SELECT (
          SELECT group_concat(CASE
            WHEN instr('áÁàÀâÂãÃäÄåÅªāĀéÉèÈêÊëËēĒíÍìÌîÎïÏīĪóÓòÒôÔõÕöÖøØºúÚùÙûÛüÜūŪçÇñÑýÝÿŸ', substr(NEW.`name`, `place`.`value`, 1))
            THEN substr('aaaaaaaaaaaaaaaeeeeeeeeeeiiiiiiiiiiooooooooooooouuuuuuuuuuccnnyyyy', instr('áÁàÀâÂãÃäÄåÅªāĀéÉèÈêÊëËēĒíÍìÌîÎïÏīĪóÓòÒôÔõÕöÖøØºúÚùÙûÛüÜūŪçÇñÑýÝÿŸ', substr(NEW.`name`, `place`.`value`, 1)), 1)
            ELSE lower(substr(NEW.`name`, `place`.`value`, 1)) END, '')
          FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80]') `place` WHERE `place`.`value` <= max(length(NEW.`name`), 1)
        ) AS `name_key`
        FROM `users` WHERE `id` = NEW.`user_id` AND `email_confirmed_at` IS NOT NULL
      ) `folded`
    ) `card`
  );
  -- Words begin after two blanks, so that one and two typed letters are a trigram too: the beginning of a word.
  INSERT INTO `directory_fts` (`rowid`, `words`, `facets`)
  SELECT `position`,
    '  ' || replace(replace(replace(concat_ws(' ', NEW.`name`, NEW.`profession`,
      (SELECT group_concat(`value`, ' ') FROM json_each(NEW.`specialties`)),
      (SELECT group_concat(`value`, ' ') FROM json_each(NEW.`service_regions`))), '(', ' '), '-', ' '), ' ', '  '),
    '|' || coalesce((SELECT group_concat(`value`, '|') FROM json_each(NEW.`specialties`)) || '|', '')
      || coalesce((SELECT group_concat(`value`, '|') FROM json_each(NEW.`service_regions`)) || '|', '')
      || CASE WHEN NEW.`whole_state` THEN 'estado|' ELSE '' END
  FROM `directory_entries` WHERE `user_id` = NEW.`user_id`;
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
