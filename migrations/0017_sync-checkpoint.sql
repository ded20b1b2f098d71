ALTER TABLE `calendar_events` ADD `sync_run` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `google_accounts` ADD `sync_checkpoint` text;--> statement-breakpoint
ALTER TABLE `google_accounts` ADD `sync_run` integer DEFAULT 0 NOT NULL;