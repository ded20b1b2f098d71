ALTER TABLE `user_integrations` ADD `whatsapp_user_id` text;--> statement-breakpoint
ALTER TABLE `user_integrations` ADD `whatsapp_heard_at` integer;--> statement-breakpoint
ALTER TABLE `user_integrations` ADD `whatsapp_lost_at` integer;--> statement-breakpoint
ALTER TABLE `user_integrations` ADD `whatsapp_loss` text;--> statement-breakpoint
CREATE UNIQUE INDEX `user_integrations_whatsapp_user` ON `user_integrations` (`whatsapp_user_id`);--> statement-breakpoint
UPDATE `user_integrations` SET `whatsapp_heard_at` = coalesce(`whatsapp_last_inbound_at`, `whatsapp_opt_in_at`) WHERE `whatsapp_connected`;
