ALTER TABLE `booking_links` ADD `group_id` text;--> statement-breakpoint
ALTER TABLE `booking_links` ADD `can` text;--> statement-breakpoint
ALTER TABLE `booking_links` ADD `names_others` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `booking_links_group` ON `booking_links` (`group_id`);