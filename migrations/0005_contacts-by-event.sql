CREATE TABLE `calendar_contacts` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`first_key` text NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`, `email`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`event_id`) REFERENCES `calendar_events`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_contacts_name` ON `calendar_contacts` (`user_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `calendar_contacts_first_name` ON `calendar_contacts` (`user_id`,`first_key`);--> statement-breakpoint
-- Whom invitations brought goes; the next sync reads every calendar whole and brings those of the user's own meetings.
DELETE FROM `contacts` WHERE `source` = 'calendar' AND `zone` IS NULL;--> statement-breakpoint
UPDATE `google_accounts` SET `sync_token` = NULL, `sync_due_at` = 0;
