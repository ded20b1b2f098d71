CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key_id` text NOT NULL,
	`made_by` text NOT NULL,
	`act` text NOT NULL,
	`state` text NOT NULL,
	`accepting_until` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`event_id` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `proposals_user` ON `proposals` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `proposals_expires` ON `proposals` (`expires_at`);