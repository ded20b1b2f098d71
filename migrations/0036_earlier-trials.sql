CREATE TABLE `earlier_trials` (
	`hash` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL,
	`used` integer NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `earlier_trials_erased` ON `earlier_trials` (`erased_at`);--> statement-breakpoint
ALTER TABLE `billing_accounts` ADD `trial_id` text;--> statement-breakpoint
ALTER TABLE `billing_accounts` ADD `trial_used_before` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `billing_accounts_trial` ON `billing_accounts` (`trial_id`) WHERE trial_id IS NOT NULL;