CREATE TABLE `meeting_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`via` text NOT NULL,
	`message_id` text,
	`from_start` integer,
	`from_end` integer,
	`to_start` integer,
	`to_end` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `meeting_changes_event` ON `meeting_changes` (`user_id`,`event_id`,`at`);--> statement-breakpoint
CREATE INDEX `meeting_changes_user` ON `meeting_changes` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `meeting_changes_at` ON `meeting_changes` (`at`);