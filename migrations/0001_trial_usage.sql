-- How many meetings a trial has used: those that Parley made, told by the event's id, and that still stand. A trigger,
-- because bookings, cancellations, undos and the sync of the calendar all change it, each in a transaction of its own.
CREATE TRIGGER `meetings_count_when_made` AFTER INSERT ON `meetings`
BEGIN
	UPDATE `user_integrations` SET `trial_meetings_used` = (
		SELECT count(*) FROM `meetings`
		WHERE `user_id` = NEW.`user_id` AND `status` = 'confirmed' AND `google_event_id` = 'p' || replace(`id`, '-', '')
	) WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `meetings_count_when_changed` AFTER UPDATE OF `status` ON `meetings` WHEN OLD.`status` <> NEW.`status`
BEGIN
	UPDATE `user_integrations` SET `trial_meetings_used` = (
		SELECT count(*) FROM `meetings`
		WHERE `user_id` = NEW.`user_id` AND `status` = 'confirmed' AND `google_event_id` = 'p' || replace(`id`, '-', '')
	) WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
UPDATE `user_integrations` SET `trial_meetings_used` = (
	SELECT count(*) FROM `meetings`
	WHERE `meetings`.`user_id` = `user_integrations`.`user_id` AND `status` = 'confirmed'
		AND `google_event_id` = 'p' || replace(`id`, '-', '')
);
