CREATE TABLE `new_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`user_id` text,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`provider_message_id` text,
	`accepted_at` integer,
	`error_code` text,
	`attempt` integer DEFAULT 1 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL,
	`expires_at` integer DEFAULT 0 NOT NULL,
	`fallback` text,
	`told_by` text,
	`about` text,
	`planned_for` integer,
	`delivered_at` integer,
	`read_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_deliveries` (`id`, `idempotency_key`, `user_id`, `channel`, `recipient`, `kind`, `payload`, `state`, `provider_message_id`, `accepted_at`, `error_code`, `attempt`, `due_at`, `expires_at`, `fallback`, `told_by`, `about`, `planned_for`, `delivered_at`, `read_at`, `created_at`, `updated_at`) SELECT `id`, `idempotency_key`, `user_id`, `channel`, `recipient`, `kind`, `payload`, `state`, `provider_message_id`, `accepted_at`, `error_code`, `attempt`, `due_at`, `expires_at`, `fallback`, `told_by`, `about`, `planned_for`, `delivered_at`, `read_at`, `created_at`, `updated_at` FROM `deliveries`;
--> statement-breakpoint
DROP TABLE `deliveries`;
--> statement-breakpoint
ALTER TABLE `new_deliveries` RENAME TO `deliveries`;
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_provider_message` ON `deliveries` (`provider_message_id`) WHERE provider_message_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `deliveries_user` ON `deliveries` (`user_id`);
--> statement-breakpoint
CREATE INDEX `deliveries_created` ON `deliveries` (`created_at`);
--> statement-breakpoint
CREATE INDEX `deliveries_recipient_kind` ON `deliveries` (`recipient`,`kind`,`created_at`) WHERE planned_for IS NULL;
--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`due_at`) WHERE state IN ('planned', 'claimed', 'unknown');
--> statement-breakpoint
CREATE INDEX `deliveries_lost` ON `deliveries` (`user_id`,`created_at`) WHERE kind = 'reply' AND state IN ('planned', 'unknown', 'failed');
