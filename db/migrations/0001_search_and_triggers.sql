-- What Drizzle cannot express. Why these triggers: docs/decisions/2026-11-22-triggers-kept.md.

-- Text search over active listings: whole words, and the place of each listing in a column of its own
-- (docs/decisions/2026-11-25-search.md).
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
-- Text search over providers, over people for admins, and over rated people. Cascades delete their rows, too.
CREATE VIRTUAL TABLE `directory_fts` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `directory_entry_gone` AFTER DELETE ON `directory_entries` BEGIN
  DELETE FROM `directory_fts` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `person_fts` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `person_entry_gone` AFTER DELETE ON `person_entries` BEGIN
  DELETE FROM `person_fts` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `rated_people_fts` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `rated_person_gone` AFTER DELETE ON `rated_people` BEGIN
  DELETE FROM `rated_people_fts` WHERE `rowid` = OLD.`position`;
END;
--> statement-breakpoint
-- Deleting an account deletes its interests by a cascade.
CREATE TRIGGER `interest_added` AFTER INSERT ON `service_request_interests` BEGIN
  UPDATE `service_requests` SET `interest_count` = `interest_count` + 1 WHERE `id` = NEW.`service_request_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `interest_removed` AFTER DELETE ON `service_request_interests` BEGIN
  UPDATE `service_requests` SET `interest_count` = `interest_count` - 1 WHERE `id` = OLD.`service_request_id`;
END;
--> statement-breakpoint
-- One connection per unordered pair: Drizzle has no indexes over expressions.
CREATE UNIQUE INDEX `connections_pair` ON `connections` (min(`requester_id`, `target_id`), max(`requester_id`, `target_id`));
--> statement-breakpoint
-- A rule across two tables, which no CHECK can express.
CREATE TRIGGER `interest_not_own` BEFORE INSERT ON `service_request_interests`
WHEN NEW.`user_id` = (SELECT `created_by` FROM `service_requests` WHERE `id` = NEW.`service_request_id`) BEGIN
  SELECT RAISE(ABORT, 'interest in an own request');
END;
--> statement-breakpoint
-- The expiry job, moderation and cascades also open, close and delete requests.
CREATE TRIGGER `open_request_added` AFTER INSERT ON `service_requests`
WHEN NEW.`status` = 'open' AND NEW.`hidden_because` IS NULL BEGIN
  INSERT INTO `open_request_counts` (`service_type`, `requests`) VALUES (NEW.`service_type`, 1)
  ON CONFLICT (`service_type`) DO UPDATE SET `requests` = `requests` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_request_changed` AFTER UPDATE OF `status`, `service_type`, `hidden_because` ON `service_requests` BEGIN
  UPDATE `open_request_counts` SET `requests` = `requests` - 1
  WHERE `service_type` = OLD.`service_type` AND OLD.`status` = 'open' AND OLD.`hidden_because` IS NULL;
  INSERT INTO `open_request_counts` (`service_type`, `requests`)
  SELECT NEW.`service_type`, 1 WHERE NEW.`status` = 'open' AND NEW.`hidden_because` IS NULL
  ON CONFLICT (`service_type`) DO UPDATE SET `requests` = `requests` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `open_request_gone` AFTER DELETE ON `service_requests`
WHEN OLD.`status` = 'open' AND OLD.`hidden_because` IS NULL BEGIN
  UPDATE `open_request_counts` SET `requests` = `requests` - 1 WHERE `service_type` = OLD.`service_type`;
END;
--> statement-breakpoint
-- A job deletes stored images whose rows are gone, whatever deleted them.
CREATE TRIGGER `listing_image_gone` AFTER DELETE ON `marketplace_listing_images` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `request_image_gone` AFTER DELETE ON `service_request_images` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `service_photo_gone` AFTER DELETE ON `service_photos` BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`photo_url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `avatar_gone` AFTER DELETE ON `profiles` WHEN OLD.`avatar_url` IS NOT NULL BEGIN
  INSERT INTO `discarded_images` (`url`, `due_at`) VALUES (OLD.`avatar_url`, 0) ON CONFLICT (`url`) DO UPDATE SET `due_at` = 0;
END;
--> statement-breakpoint
-- Nobody can change or delete audit rows.
CREATE TRIGGER `admin_audit_unchanged` BEFORE UPDATE ON `admin_audit` BEGIN
  SELECT RAISE(ABORT, 'audit rows cannot be changed');
END;
--> statement-breakpoint
CREATE TRIGGER `admin_audit_kept` BEFORE DELETE ON `admin_audit` BEGIN
  SELECT RAISE(ABORT, 'audit rows cannot be deleted');
END;
--> statement-breakpoint
-- Counters start at zero.
INSERT INTO `platform_stats` (`metric_name`, `metric_value`)
VALUES ('total_service_requests', 0), ('users', 0), ('subscriptions', 0), ('requests', 0), ('listings', 0);
--> statement-breakpoint
-- The campaign of August 2025, which is over. Admins edit it.
INSERT INTO `campaigns` (`id`, `title`, `starts_on`, `ends_on`, `is_on`, `is_for_both`) VALUES ('2025_august_30_days', 'Promoção Especial - Agosto 2025', '2025-08-01', '2025-08-31', true, false);
