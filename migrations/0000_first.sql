CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_log_user_at` ON `audit_log` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `calendar_events` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`status` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`all_day` integer DEFAULT false NOT NULL,
	`start_date` text,
	`end_date` text,
	`timezone` text,
	`attendees` text DEFAULT '[]' NOT NULL,
	`hangout_link` text,
	`html_link` text,
	`etag` text,
	`event_updated_at` integer NOT NULL,
	`transparent` integer DEFAULT false NOT NULL,
	`event_type` text DEFAULT 'default' NOT NULL,
	`recurring_event_id` text,
	`meeting_id` text,
	`organizer_self` integer DEFAULT true NOT NULL,
	`blocks` integer NOT NULL,
	`search_key` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_events_user_start` ON `calendar_events` (`user_id`,`start_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contacts` (
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`source` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `email`, `name_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contacts_user_name` ON `contacts` (`user_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `conversation_log` (
	`message_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`intent` text NOT NULL,
	`reply` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_log_user_at` ON `conversation_log` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`user_id` text,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`provider_message_id` text,
	`error_code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_idempotency_key_unique` ON `deliveries` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_provider_message` ON `deliveries` (`provider_message_id`);--> statement-breakpoint
CREATE INDEX `deliveries_recipient_kind` ON `deliveries` (`recipient`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_waiting` ON `deliveries` (`updated_at`) WHERE state IN ('planned', 'claimed');--> statement-breakpoint
CREATE TABLE `email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_tokens_user` ON `email_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_tokens_expires` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `form_stashes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_stashes_expires` ON `form_stashes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `google_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`scope` text NOT NULL,
	`access_token` text NOT NULL,
	`access_token_expires_at` integer NOT NULL,
	`refresh_token` text NOT NULL,
	`sync_token` text,
	`sync_from_at` integer,
	`sync_until_at` integer,
	`synced_at` integer,
	`sync_due_at` integer DEFAULT 0 NOT NULL,
	`channel_id` text,
	`channel_resource_id` text,
	`channel_token_hash` text,
	`channel_due_at` integer DEFAULT 0 NOT NULL,
	`revoked_at` integer,
	`revoked_told_at` integer,
	`connected_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `google_accounts_channel` ON `google_accounts` (`channel_id`);--> statement-breakpoint
CREATE INDEX `google_accounts_sync_due` ON `google_accounts` (`sync_due_at`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX `google_accounts_channel_due` ON `google_accounts` (`channel_due_at`) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `meetings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`google_event_id` text NOT NULL,
	`title` text NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`timezone` text NOT NULL,
	`attendees` text DEFAULT '[]' NOT NULL,
	`recurrence` text,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`start_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `meetings_user_start` ON `meetings` (`user_id`,`start_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_google_event` ON `meetings` (`user_id`,`google_event_id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`window_ends_at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id_unique` ON `sessions` (`id`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_ups` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_ups_expires` ON `sign_ups` (`expires_at`);--> statement-breakpoint
CREATE TABLE `support_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_integrations` (
	`user_id` text PRIMARY KEY NOT NULL,
	`onboarding_step` integer DEFAULT 1 NOT NULL,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`trial_meetings_used` integer DEFAULT 0 NOT NULL,
	`trial_meetings_limit` integer DEFAULT 20 NOT NULL,
	`trial_expires_at` integer,
	`subscription_status` text DEFAULT 'trial' NOT NULL,
	`google_calendar_connected` integer DEFAULT false NOT NULL,
	`google_calendar_email` text,
	`google_sync_progress` integer,
	`whatsapp_connected` integer DEFAULT false NOT NULL,
	`whatsapp_phone` text,
	`whatsapp_last_inbound_at` integer,
	`whatsapp_opt_in_at` integer,
	`whatsapp_opt_in_text` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_integrations_whatsapp_phone` ON `user_integrations` (`whatsapp_phone`);--> statement-breakpoint
CREATE TABLE `user_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`default_meeting_duration` integer DEFAULT 30 NOT NULL,
	`buffer_time` integer DEFAULT 15 NOT NULL,
	`timezone` text DEFAULT 'America/New_York' NOT NULL,
	`reminder_minutes` integer DEFAULT 15 NOT NULL,
	`workday_start_minute` integer DEFAULT 540 NOT NULL,
	`workday_end_minute` integer DEFAULT 1080 NOT NULL,
	`workdays` text DEFAULT '[1,2,3,4,5]' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`notify_email` integer DEFAULT true NOT NULL,
	`notify_whatsapp` integer DEFAULT true NOT NULL,
	`notify_conflicts` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text,
	`email_verified_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`received_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
