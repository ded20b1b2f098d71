ALTER TABLE `user_preferences` ADD `notify_agenda` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `agenda_days` text DEFAULT 'workdays' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `agenda_minute` integer DEFAULT 480 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `agenda_when_empty` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `agenda_by` text DEFAULT 'whatsapp' NOT NULL;