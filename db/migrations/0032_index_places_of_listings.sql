-- The text of a listing ends with three words that nobody types: its city, its category and its block of 65,536 listings.
-- Each is one trigram of the private use area; queries-search.ts writes them in the same way.
DROP TRIGGER `listing_indexed`;
--> statement-breakpoint
DROP TRIGGER `listing_changed`;
--> statement-breakpoint
CREATE TRIGGER `listing_indexed` AFTER INSERT ON `marketplace_listings` WHEN NEW.`status` = 'active' BEGIN
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
  VALUES (NEW.`seq`, NEW.`title`, NEW.`description` || char(
    57344, 57344 + NEW.`city_id` / 4096, 57344 + NEW.`city_id` % 4096,
    57345, 57344 + NEW.`category_id` / 4096, 57344 + NEW.`category_id` % 4096,
    57346, 57344 + (NEW.`seq` >> 16) / 4096, 57344 + (NEW.`seq` >> 16) % 4096));
END;
--> statement-breakpoint
CREATE TRIGGER `listing_changed` AFTER UPDATE OF `title`, `description`, `status`, `city_id`, `category_id` ON `marketplace_listings` BEGIN
  DELETE FROM `marketplace_listings_fts` WHERE `rowid` = OLD.`seq`;
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
  SELECT NEW.`seq`, NEW.`title`, NEW.`description` || char(
    57344, 57344 + NEW.`city_id` / 4096, 57344 + NEW.`city_id` % 4096,
    57345, 57344 + NEW.`category_id` / 4096, 57344 + NEW.`category_id` % 4096,
    57346, 57344 + (NEW.`seq` >> 16) / 4096, 57344 + (NEW.`seq` >> 16) % 4096)
  WHERE NEW.`status` = 'active';
END;
--> statement-breakpoint
INSERT INTO `marketplace_listings_fts` (`marketplace_listings_fts`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
SELECT `seq`, `title`, `description` || char(
  57344, 57344 + `city_id` / 4096, 57344 + `city_id` % 4096,
  57345, 57344 + `category_id` / 4096, 57344 + `category_id` % 4096,
  57346, 57344 + (`seq` >> 16) / 4096, 57344 + (`seq` >> 16) % 4096)
FROM `marketplace_listings` WHERE `status` = 'active';
