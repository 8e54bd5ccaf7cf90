CREATE TABLE `listing_words` (
	`word` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listing_words_key` ON `listing_words` (`key`);
--> statement-breakpoint
-- The text index has whole words and the place of each listing in a column of its own, in place of trigrams and private
-- characters (docs/decisions/2026-11-25-search.md).
DROP TRIGGER `listing_indexed`;
--> statement-breakpoint
DROP TRIGGER `listing_changed`;
--> statement-breakpoint
DROP TRIGGER `listing_gone`;
--> statement-breakpoint
DROP TABLE `marketplace_listings_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `marketplace_listings_fts` USING fts5(`title`, `description`, `place`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
-- What the index has of active listings: the masked text if there is one.
CREATE VIEW `indexed_listings` AS SELECT `seq`, iif(`masked_text` IS NULL, `title`, '') AS `title`,
  coalesce(`masked_text`, `description`) AS `description`,
  'city' || `city_id` || ' category' || `category_id` AS `place`
FROM `marketplace_listings` WHERE `status` = 'active';
--> statement-breakpoint
CREATE TRIGGER `listing_indexed` AFTER INSERT ON `marketplace_listings` BEGIN
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`, `place`)
  SELECT `seq`, `title`, `description`, `place` FROM `indexed_listings` WHERE `seq` = NEW.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_changed` AFTER UPDATE OF `title`, `description`, `masked_text`, `status`, `city_id`, `category_id` ON `marketplace_listings` BEGIN
  DELETE FROM `marketplace_listings_fts` WHERE `rowid` = OLD.`seq`;
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`, `place`)
  SELECT `seq`, `title`, `description`, `place` FROM `indexed_listings` WHERE `seq` = NEW.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_gone` AFTER DELETE ON `marketplace_listings` WHEN OLD.`status` = 'active' BEGIN
  DELETE FROM `marketplace_listings_fts` WHERE `rowid` = OLD.`seq`;
END;
--> statement-breakpoint
INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`, `place`)
SELECT `seq`, `title`, `description`, `place` FROM `indexed_listings` ORDER BY `seq`;
