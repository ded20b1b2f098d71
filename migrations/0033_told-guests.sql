ALTER TABLE `booking_links` ADD `told_start` integer;--> statement-breakpoint
ALTER TABLE `booking_links` ADD `guest_zone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `booking_links` ADD `guest_language` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `booking_links_told` ON `booking_links` (`told_start`) WHERE told_start IS NOT NULL;