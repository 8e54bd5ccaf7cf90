-- What drizzle-kit cannot express: an index over expressions, and the triggers that keep counters equal to their rows.
CREATE UNIQUE INDEX `connections_pair` ON `connections` (min(`requester_id`, `target_id`), max(`requester_id`, `target_id`));
--> statement-breakpoint
CREATE TRIGGER `interest_added` AFTER INSERT ON `service_request_interests` BEGIN
  UPDATE `service_requests` SET `interest_count` = `interest_count` + 1 WHERE `id` = NEW.`service_request_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `interest_removed` AFTER DELETE ON `service_request_interests` BEGIN
  UPDATE `service_requests` SET `interest_count` = `interest_count` - 1 WHERE `id` = OLD.`service_request_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `interest_not_own` BEFORE INSERT ON `service_request_interests`
WHEN NEW.`user_id` = (SELECT `created_by` FROM `service_requests` WHERE `id` = NEW.`service_request_id`) BEGIN
  SELECT RAISE(ABORT, 'interest in an own request');
END;
--> statement-breakpoint
INSERT INTO `platform_stats` (`metric_name`, `metric_value`) VALUES ('total_service_requests', 0);
--> statement-breakpoint
CREATE TRIGGER `service_request_counted` AFTER INSERT ON `service_requests` BEGIN
  UPDATE `platform_stats` SET `metric_value` = `metric_value` + 1 WHERE `metric_name` = 'total_service_requests';
END;
