DROP INDEX `service_requests_type_count`;--> statement-breakpoint
CREATE INDEX `service_requests_type_count` ON `service_requests` (`status`,`service_type`,`hidden_because`,`expires_at`);