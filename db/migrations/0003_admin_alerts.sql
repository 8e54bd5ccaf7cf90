CREATE TABLE `admin_alerts` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`way` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "admin_alerts_way" CHECK("admin_alerts"."way" in ('now', 'morning', 'never'))
);
