CREATE TABLE `stranger_opt_outs` (
	`phone_hash` text PRIMARY KEY NOT NULL,
	`opted_out_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `user_integrations` ADD `whatsapp_opted_out_at` integer;