CREATE TABLE `contact_points` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`linked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `value`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_points_value` ON `contact_points` (`value`);--> statement-breakpoint
CREATE TABLE `erasures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL,
	`due_at` integer,
	`object_ids` text NOT NULL,
	`google_grant` text
);
--> statement-breakpoint
CREATE INDEX `erasures_due` ON `erasures` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `erasures_requested` ON `erasures` (`requested_at`);--> statement-breakpoint
ALTER TABLE `audit_log` ADD `count` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `conversation_log_at` ON `conversation_log` (`at`);--> statement-breakpoint
CREATE INDEX `deliveries_user` ON `deliveries` (`user_id`);--> statement-breakpoint
CREATE INDEX `deliveries_created` ON `deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `email_tokens_email` ON `email_tokens` (`email`);--> statement-breakpoint
CREATE INDEX `form_stashes_user` ON `form_stashes` (`user_id`);--> statement-breakpoint
CREATE INDEX `meetings_cancelled` ON `meetings` (`updated_at`) WHERE status = 'cancelled';--> statement-breakpoint
CREATE INDEX `sign_ups_email` ON `sign_ups` (`email`);--> statement-breakpoint
CREATE INDEX `support_requests_user` ON `support_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `support_requests_created` ON `support_requests` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_events_received` ON `webhook_events` (`received_at`);