ALTER TABLE `booking_links` ADD `pick` text;--> statement-breakpoint
CREATE INDEX `booking_links_picking` ON `booking_links` (`picking_until`) WHERE state = 'picking';