ALTER TABLE `meeting_changes` ADD `asked` text;--> statement-breakpoint
ALTER TABLE `meeting_changes` ADD `goes_on_as` text;--> statement-breakpoint
CREATE INDEX `meeting_changes_goes_on` ON `meeting_changes` (`user_id`,`goes_on_as`) WHERE goes_on_as IS NOT NULL;