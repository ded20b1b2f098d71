CREATE TABLE `meeting_reminders` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`minutes` integer,
	`set_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `planned_notifications` (
	`due_at` integer NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text,
	`claimed_until` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`due_at`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `planned_notifications_user` ON `planned_notifications` (`user_id`);--> statement-breakpoint
ALTER TABLE `deliveries` ADD `about` text;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `planned_for` integer;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `delivered_at` integer;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `read_at` integer;;--> statement-breakpoint
INSERT INTO `planned_notifications` SELECT unixepoch() * 1000 + abs(random() % 3600000), `user_id` || ':plan', `user_id`, 'plan', NULL, 0, 1 FROM `google_accounts` WHERE `revoked_at` IS NULL;