CREATE TABLE `booking_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`token` text NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`guest_name` text NOT NULL,
	`guest_email` text NOT NULL,
	`invites` integer NOT NULL,
	`slots` text NOT NULL,
	`state` text NOT NULL,
	`picking_until` integer DEFAULT 0 NOT NULL,
	`picked_start` integer,
	`suggestion` text DEFAULT '' NOT NULL,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_links_token_hash_unique` ON `booking_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `booking_links_user` ON `booking_links` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `booking_links_expires` ON `booking_links` (`expires_at`);