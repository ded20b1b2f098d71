CREATE TABLE `meeting_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`meet` integer NOT NULL,
	`reminder_minutes` integer,
	`no_reminder` integer NOT NULL,
	`description` text NOT NULL,
	`buffer_minutes` integer,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meeting_templates_name` ON `meeting_templates` (`user_id`,`name_key`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `meeting_templates_user` ON `meeting_templates` (`user_id`);--> statement-breakpoint
CREATE INDEX `meeting_templates_deleted` ON `meeting_templates` (`deleted_at`) WHERE deleted_at IS NOT NULL;