CREATE TABLE `earlier_parts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`summary_id` text NOT NULL,
	`part` integer NOT NULL,
	`user_id` text NOT NULL,
	`entries` text NOT NULL,
	FOREIGN KEY (`summary_id`) REFERENCES `earlier_summaries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `earlier_parts_part` ON `earlier_parts` (`summary_id`,`part`);--> statement-breakpoint
CREATE INDEX `earlier_parts_user` ON `earlier_parts` (`user_id`);--> statement-breakpoint
CREATE TABLE `earlier_summaries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`summary` text NOT NULL,
	`items` text NOT NULL,
	`transcript` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `earlier_summaries_user` ON `earlier_summaries` (`user_id`);--> statement-breakpoint
CREATE INDEX `earlier_summaries_expires` ON `earlier_summaries` (`expires_at`);