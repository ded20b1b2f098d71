DROP INDEX `deliveries_waiting`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `attempt` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `expires_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `fallback` text;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `told_by` text;--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`due_at`) WHERE state IN ('planned', 'claimed', 'unknown');--> statement-breakpoint
CREATE INDEX `deliveries_lost` ON `deliveries` (`user_id`,`created_at`) WHERE kind = 'reply' AND state IN ('planned', 'unknown', 'failed');--> statement-breakpoint
UPDATE `deliveries` SET `told_by` = `id` WHERE `kind` = 'reply';--> statement-breakpoint
UPDATE `deliveries` SET `state` = 'failed', `error_code` = 'no-evidence' WHERE `channel` = 'whatsapp' AND `state` IN ('planned', 'claimed', 'unknown');--> statement-breakpoint
UPDATE `deliveries` SET `due_at` = `updated_at` + 120000, `expires_at` = `created_at` + 82800000 WHERE `channel` = 'email';
