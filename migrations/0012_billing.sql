CREATE TABLE `billing_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`trial_started_at` integer NOT NULL,
	`trial_ends_at` integer NOT NULL,
	`trial_meetings_limit` integer NOT NULL,
	`period_started_at` integer NOT NULL,
	`stripe_customer_id` text,
	`checkout_session_id` text,
	`checkout_plan` text,
	`checkout_attempt` integer DEFAULT 0 NOT NULL,
	`payment_method` text,
	`reads_begun` integer DEFAULT 0 NOT NULL,
	`read_written` integer DEFAULT 0 NOT NULL,
	`read_at` integer,
	`check_at` integer,
	`stripe_now` integer DEFAULT 0 NOT NULL,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_accounts_stripe_customer_id_unique` ON `billing_accounts` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `billing_accounts_check` ON `billing_accounts` (`check_at`) WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `billing_members` (
	`account_id` text NOT NULL,
	`user_id` text PRIMARY KEY NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `billing_accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_members_account` ON `billing_members` (`account_id`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text,
	`status` text NOT NULL,
	`description` text NOT NULL,
	`total` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` integer NOT NULL,
	`hosted_url` text,
	`pdf_url` text,
	FOREIGN KEY (`account_id`) REFERENCES `billing_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invoices_account` ON `invoices` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `meeting_ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` text NOT NULL,
	`meeting_id` text NOT NULL,
	`change` integer NOT NULL,
	`period_started_at` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `billing_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `meeting_ledger_period` ON `meeting_ledger` (`account_id`,`period_started_at`);--> statement-breakpoint
CREATE INDEX `meeting_ledger_meeting` ON `meeting_ledger` (`meeting_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`stripe_subscription_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`status` text NOT NULL,
	`plan_id` text,
	`next_plan_id` text,
	`item_id` text NOT NULL,
	`current_period_start` integer NOT NULL,
	`current_period_end` integer NOT NULL,
	`cancel_at_period_end` integer NOT NULL,
	`trial_end` integer,
	`past_due_since` integer,
	`pay_url` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `billing_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_account` ON `subscriptions` (`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_one_live` ON `subscriptions` (`account_id`) WHERE ended_at IS NULL;--> statement-breakpoint
-- Everybody has an account: who is here already with the trial that they are in, and who comes with a new one.
INSERT INTO `billing_accounts` (`id`, `created_at`, `trial_started_at`, `trial_ends_at`, `trial_meetings_limit`, `period_started_at`)
	SELECT 'a-' || u.`id`, u.`created_at`, u.`created_at`, u.`created_at` + 1209600000,
		coalesce((SELECT `trial_meetings_limit` FROM `user_integrations` WHERE `user_id` = u.`id`), 20), u.`created_at`
	FROM `users` AS u;
--> statement-breakpoint
INSERT INTO `billing_members` (`account_id`, `user_id`, `joined_at`) SELECT 'a-' || `id`, `id`, `created_at` FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `billing_account_for_new_user` AFTER INSERT ON `users`
BEGIN
	INSERT INTO `billing_accounts` (`id`, `created_at`, `trial_started_at`, `trial_ends_at`, `trial_meetings_limit`, `period_started_at`)
		VALUES ('a-' || NEW.`id`, NEW.`created_at`, NEW.`created_at`, NEW.`created_at` + 1209600000, 20, NEW.`created_at`);
	INSERT INTO `billing_members` (`account_id`, `user_id`, `joined_at`) VALUES ('a-' || NEW.`id`, NEW.`id`, NEW.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `billing_account_without_members` AFTER DELETE ON `billing_members`
WHEN NOT EXISTS (SELECT 1 FROM `billing_members` WHERE `account_id` = OLD.`account_id`)
BEGIN
	DELETE FROM `billing_accounts` WHERE `id` = OLD.`account_id`;
END;
--> statement-breakpoint
-- Counting goes over to the ledger in one step: what stands counts, and what counted until now does so no more.
DROP TRIGGER `meetings_count_when_made`;
--> statement-breakpoint
DROP TRIGGER `meetings_count_when_changed`;
--> statement-breakpoint
INSERT INTO `meeting_ledger` (`account_id`, `meeting_id`, `change`, `period_started_at`, `at`)
	SELECT a.`id`, m.`id`, 1, a.`period_started_at`, m.`created_at`
	FROM `meetings` AS m JOIN `billing_members` AS b ON b.`user_id` = m.`user_id` JOIN `billing_accounts` AS a ON a.`id` = b.`account_id`
	WHERE m.`status` = 'confirmed' AND m.`google_event_id` = 'p' || replace(m.`id`, '-', '');
--> statement-breakpoint
-- A meeting that Parley made counts once while it stands; a trigger, because bookings, undos and the sync all make it stand.
CREATE TRIGGER `meeting_counts_when_made` AFTER INSERT ON `meetings`
WHEN NEW.`status` = 'confirmed' AND NEW.`google_event_id` = 'p' || replace(NEW.`id`, '-', '')
	AND (SELECT coalesce(sum(`change`), 0) FROM `meeting_ledger` WHERE `meeting_id` = NEW.`id`) <= 0
BEGIN
	INSERT INTO `meeting_ledger` (`account_id`, `meeting_id`, `change`, `period_started_at`, `at`)
		SELECT a.`id`, NEW.`id`, 1, a.`period_started_at`, CAST(unixepoch('subsec') * 1000 AS INTEGER)
		FROM `billing_members` AS b JOIN `billing_accounts` AS a ON a.`id` = b.`account_id` WHERE b.`user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `meeting_counts_when_it_stands_again` AFTER UPDATE OF `status` ON `meetings`
WHEN OLD.`status` <> NEW.`status` AND NEW.`status` = 'confirmed' AND NEW.`google_event_id` = 'p' || replace(NEW.`id`, '-', '')
	AND (SELECT coalesce(sum(`change`), 0) FROM `meeting_ledger` WHERE `meeting_id` = NEW.`id`) <= 0
BEGIN
	INSERT INTO `meeting_ledger` (`account_id`, `meeting_id`, `change`, `period_started_at`, `at`)
		SELECT a.`id`, NEW.`id`, 1, a.`period_started_at`, CAST(unixepoch('subsec') * 1000 AS INTEGER)
		FROM `billing_members` AS b JOIN `billing_accounts` AS a ON a.`id` = b.`account_id` WHERE b.`user_id` = NEW.`user_id`;
END;
