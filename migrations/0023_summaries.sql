CREATE TABLE `action_items` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`summary_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`evidence` text NOT NULL,
	`owner` text,
	`due` text,
	`done_at` integer,
	`edited_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`summary_id`) REFERENCES `summaries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `action_items_summary` ON `action_items` (`summary_id`);--> statement-breakpoint
CREATE INDEX `action_items_user_due` ON `action_items` (`user_id`,`due`);--> statement-breakpoint
CREATE TABLE `summaries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`start_at` integer NOT NULL,
	`timezone` text NOT NULL,
	`language` text NOT NULL,
	`overview` text NOT NULL,
	`decisions` text NOT NULL,
	`questions` text NOT NULL,
	`follow_up` text,
	`dropped` integer NOT NULL,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `summaries_event` ON `summaries` (`user_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `summaries_user_start` ON `summaries` (`user_id`,`start_at`);--> statement-breakpoint
CREATE INDEX `summaries_deleted` ON `summaries` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `transcript_collections` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`meeting_code` text NOT NULL,
	`title` text NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`outcome` text DEFAULT 'waiting' NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `transcript_collections_due` ON `transcript_collections` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `transcript_collections_end` ON `transcript_collections` (`end_at`);--> statement-breakpoint
CREATE TABLE `transcript_parts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transcript_id` text NOT NULL,
	`part` integer NOT NULL,
	`user_id` text NOT NULL,
	`entries` text NOT NULL,
	FOREIGN KEY (`transcript_id`) REFERENCES `transcripts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transcript_parts_part` ON `transcript_parts` (`transcript_id`,`part`);--> statement-breakpoint
CREATE INDEX `transcript_parts_user` ON `transcript_parts` (`user_id`);--> statement-breakpoint
CREATE TABLE `transcripts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`source` text NOT NULL,
	`title` text NOT NULL,
	`start_at` integer NOT NULL,
	`timezone` text NOT NULL,
	`guests` text NOT NULL,
	`content_hash` text NOT NULL,
	`summarise_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transcripts_event` ON `transcripts` (`user_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `transcripts_due` ON `transcripts` (`summarise_at`) WHERE summarise_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `transcripts_expires` ON `transcripts` (`expires_at`);--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `collect_transcripts` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `keep_transcript_days` integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `summarise_by_model` integer DEFAULT false NOT NULL;