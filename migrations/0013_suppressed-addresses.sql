CREATE TABLE `suppressed_addresses` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`suppressed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `suppressed_addresses_at` ON `suppressed_addresses` (`suppressed_at`);