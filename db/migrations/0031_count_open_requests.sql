CREATE TABLE `open_request_counts` (
	`service_type` text PRIMARY KEY NOT NULL,
	`requests` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `open_request_counts` (`service_type`, `requests`)
SELECT `service_type`, count(*) FROM `service_requests`
WHERE `status` = 'open' AND `hidden_because` IS NULL GROUP BY `service_type`;
--> statement-breakpoint
-- Triggers, because the expiry job, moderation and cascades also open, close and delete requests.
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
