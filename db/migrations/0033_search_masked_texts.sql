ALTER TABLE `marketplace_listings` ADD `masked_text` text;
--> statement-breakpoint
-- Contacts in texts are masked for others, so the index must not have them either. db/mask-listings.ts writes the masked
-- texts of listings from before.
DROP TRIGGER `listing_indexed`;
--> statement-breakpoint
DROP TRIGGER `listing_changed`;
--> statement-breakpoint
CREATE TRIGGER `listing_indexed` AFTER INSERT ON `marketplace_listings` WHEN NEW.`status` = 'active' BEGIN
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
  VALUES (NEW.`seq`, iif(NEW.`masked_text` IS NULL, NEW.`title`, ''), coalesce(NEW.`masked_text`, NEW.`description`) || char(
    57344, 57344 + NEW.`city_id` / 4096, 57344 + NEW.`city_id` % 4096,
    57345, 57344 + NEW.`category_id` / 4096, 57344 + NEW.`category_id` % 4096,
    57346, 57344 + (NEW.`seq` >> 16) / 4096, 57344 + (NEW.`seq` >> 16) % 4096));
END;
--> statement-breakpoint
CREATE TRIGGER `listing_changed` AFTER UPDATE OF `title`, `description`, `masked_text`, `status`, `city_id`, `category_id` ON `marketplace_listings` BEGIN
  DELETE FROM `marketplace_listings_fts` WHERE `rowid` = OLD.`seq`;
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
  SELECT NEW.`seq`, iif(NEW.`masked_text` IS NULL, NEW.`title`, ''), coalesce(NEW.`masked_text`, NEW.`description`) || char(
    57344, 57344 + NEW.`city_id` / 4096, 57344 + NEW.`city_id` % 4096,
    57345, 57344 + NEW.`category_id` / 4096, 57344 + NEW.`category_id` % 4096,
    57346, 57344 + (NEW.`seq` >> 16) / 4096, 57344 + (NEW.`seq` >> 16) % 4096)
  WHERE NEW.`status` = 'active';
END;
