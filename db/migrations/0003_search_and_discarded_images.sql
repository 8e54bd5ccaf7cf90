-- Text search over active listings: rows are in the index exactly while they are active, under their seq.
CREATE VIRTUAL TABLE `marketplace_listings_fts` USING fts5(`title`, `description`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
SELECT `seq`, `title`, `description` FROM `marketplace_listings` WHERE `status` = 'active';
--> statement-breakpoint
CREATE TRIGGER `listing_indexed` AFTER INSERT ON `marketplace_listings` WHEN NEW.`status` = 'active' BEGIN
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`) VALUES (NEW.`seq`, NEW.`title`, NEW.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `listing_left_index` AFTER UPDATE OF `title`, `description`, `status` ON `marketplace_listings` WHEN OLD.`status` = 'active' BEGIN
  DELETE FROM `marketplace_listings_fts` WHERE `rowid` = OLD.`seq`;
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`)
  SELECT NEW.`seq`, NEW.`title`, NEW.`description` WHERE NEW.`status` = 'active';
END;
--> statement-breakpoint
CREATE TRIGGER `listing_came_back` AFTER UPDATE OF `status` ON `marketplace_listings` WHEN OLD.`status` <> 'active' AND NEW.`status` = 'active' BEGIN
  INSERT INTO `marketplace_listings_fts` (`rowid`, `title`, `description`) VALUES (NEW.`seq`, NEW.`title`, NEW.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `listing_gone` AFTER DELETE ON `marketplace_listings` WHEN OLD.`status` = 'active' BEGIN
  DELETE FROM `marketplace_listings_fts` WHERE `rowid` = OLD.`seq`;
END;
--> statement-breakpoint
-- A stored image whose row goes, by whatever way, is left to the job that deletes it.
CREATE TRIGGER `listing_image_gone` AFTER DELETE ON `marketplace_listing_images` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `service_photo_gone` AFTER DELETE ON `service_photos` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`photo_url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `avatar_replaced` AFTER UPDATE OF `avatar_url` ON `profiles` WHEN OLD.`avatar_url` IS NOT NEW.`avatar_url` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) SELECT OLD.`avatar_url`, 0 WHERE OLD.`avatar_url` IS NOT NULL
  ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
  UPDATE `professional_profiles` SET `avatar_url` = NEW.`avatar_url` WHERE `user_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `avatar_gone` AFTER DELETE ON `profiles` WHEN OLD.`avatar_url` IS NOT NULL BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`avatar_url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
--> statement-breakpoint
-- The provider's picture is the person's: one fact, mirrored where the directory reads it.
CREATE TRIGGER `provider_gets_avatar` AFTER INSERT ON `professional_profiles` BEGIN
  UPDATE `professional_profiles` SET `avatar_url` = (SELECT `avatar_url` FROM `profiles` WHERE `id` = NEW.`user_id`)
  WHERE `user_id` = NEW.`user_id`;
END;
