CREATE TABLE `outbound_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`once_key` text NOT NULL,
	`meeting_id` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbound_events_id_unique` ON `outbound_events` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `outbound_events_once` ON `outbound_events` (`user_id`,`once_key`) WHERE once_key <> '';--> statement-breakpoint
CREATE INDEX `outbound_events_user` ON `outbound_events` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `outbound_events_at` ON `outbound_events` (`at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`seq` integer NOT NULL,
	`meeting_id` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`last_status` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `outbound_events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_endpoint` ON `webhook_deliveries` (`endpoint_id`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_user` ON `webhook_deliveries` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`) WHERE created_at > 0;--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`types` text NOT NULL,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_user` ON `webhook_endpoints` (`user_id`);--> statement-breakpoint
-- Each endpoint that wants an event has a delivery of it in the transaction of the event.
CREATE TRIGGER `outbound_event_deliveries` AFTER INSERT ON `outbound_events` BEGIN
  INSERT INTO `webhook_deliveries` (`id`, `endpoint_id`, `user_id`, `event_id`, `seq`, `meeting_id`, `state`, `tries`, `due_at`, `created_at`)
    SELECT e.`id` || '/' || NEW.id, e.`id`, NEW.user_id, NEW.id, NEW.seq, NEW.meeting_id, 'waiting', 0, 0, 0
    FROM `webhook_endpoints` AS e WHERE e.`user_id` = NEW.user_id AND e.`disabled_at` IS NULL
      AND EXISTS (SELECT 1 FROM json_each(e.`types`) AS t WHERE t.value = NEW.type);
END;
--> statement-breakpoint
-- A meeting of ours is created once its event stands in the mirror: a claim that the calendar refused is none. What was
-- booked long before comes back with a calendar that is connected again, and is no news.
CREATE TRIGGER `outbound_meeting_created` AFTER INSERT ON `calendar_events`
  WHEN (EXISTS (SELECT 1 FROM `webhook_endpoints` AS w WHERE w.`user_id` = NEW.user_id) OR EXISTS (SELECT 1 FROM `api_keys` AS k WHERE k.`user_id` = NEW.user_id))
  BEGIN
  INSERT INTO `outbound_events` (`id`, `user_id`, `type`, `once_key`, `meeting_id`, `data`, `at`)
    SELECT lower(hex(randomblob(16))), m.`user_id`, 'meeting.created', 'meeting.created/' || m.`id`, m.`google_event_id`,
      json_object('title', m.`title`, 'location', m.`location`, 'start', m.`start_at`, 'end', m.`end_at`, 'zone', m.`timezone`, 'status', 'confirmed'),
      m.`updated_at`
    FROM `meetings` AS m WHERE m.`user_id` = NEW.user_id AND m.`google_event_id` IN (NEW.id, coalesce(NEW.recurring_event_id, ''))
      AND m.`status` = 'confirmed'
      AND EXISTS (SELECT 1 FROM `google_accounts` AS g WHERE g.`user_id` = m.`user_id` AND g.`synced_at` - 86400000 < m.`created_at`)
      AND NOT EXISTS (SELECT 1 FROM `outbound_events` AS o WHERE o.`user_id` = m.`user_id` AND o.`once_key` = 'meeting.created/' || m.`id`);
END;
--> statement-breakpoint
-- By anyone and by any way: our own writes and Google's news both end in this table.
CREATE TRIGGER `outbound_meeting_changed` AFTER UPDATE ON `meetings`
  WHEN (OLD.status <> NEW.status OR (NEW.status = 'confirmed' AND (OLD.start_at <> NEW.start_at OR OLD.end_at <> NEW.end_at
      OR OLD.title <> NEW.title OR OLD.location <> NEW.location OR OLD.recurrence IS NOT NEW.recurrence)))
    AND (EXISTS (SELECT 1 FROM `webhook_endpoints` AS w WHERE w.`user_id` = NEW.user_id) OR EXISTS (SELECT 1 FROM `api_keys` AS k WHERE k.`user_id` = NEW.user_id))
    AND (NEW.updated_at - OLD.created_at > 600000
      OR EXISTS (SELECT 1 FROM `outbound_events` AS o WHERE o.`user_id` = NEW.user_id AND o.`once_key` = 'meeting.created/' || NEW.id))
  BEGIN
  INSERT INTO `outbound_events` (`id`, `user_id`, `type`, `once_key`, `meeting_id`, `data`, `at`)
    VALUES (lower(hex(randomblob(16))), NEW.user_id, CASE NEW.status WHEN 'cancelled' THEN 'meeting.cancelled' ELSE 'meeting.updated' END, '', NEW.google_event_id,
      json_object('title', NEW.title, 'location', NEW.location, 'start', NEW.start_at, 'end', NEW.end_at, 'zone', NEW.timezone, 'status', NEW.status),
      NEW.updated_at);
END;
--> statement-breakpoint
-- A reminder has failed once no other channel is left to try.
CREATE TRIGGER `outbound_reminder` AFTER UPDATE OF `state` ON `deliveries`
  WHEN NEW.kind IN ('reminder', 'reminder-mail') AND OLD.state <> NEW.state AND NEW.user_id IS NOT NULL
    AND (NEW.state IN ('accepted', 'sent', 'delivered', 'read') OR (NEW.state = 'failed' AND NEW.fallback IS NULL))
    AND (EXISTS (SELECT 1 FROM `webhook_endpoints` AS w WHERE w.`user_id` = NEW.user_id) OR EXISTS (SELECT 1 FROM `api_keys` AS k WHERE k.`user_id` = NEW.user_id))
  BEGIN
  INSERT INTO `outbound_events` (`id`, `user_id`, `type`, `once_key`, `meeting_id`, `data`, `at`)
    SELECT lower(hex(randomblob(16))), NEW.user_id, t.`type`, t.`type` || '/' || replace(NEW.id, '/mail', ''), coalesce(NEW.about ->> '$.eventIds[0]', ''),
      CASE WHEN NEW.about IS NULL THEN '{}' ELSE json_object('start', NEW.about ->> '$.start', 'meetingIds', json(NEW.about -> '$.eventIds')) END,
      NEW.updated_at
    FROM (SELECT CASE NEW.state WHEN 'failed' THEN 'reminder.failed' ELSE 'reminder.sent' END AS `type`) AS t
    WHERE NOT EXISTS (SELECT 1 FROM `outbound_events` AS o WHERE o.`user_id` = NEW.user_id AND o.`once_key` = t.`type` || '/' || replace(NEW.id, '/mail', ''));
END;
--> statement-breakpoint
CREATE TRIGGER `outbound_conflict` AFTER INSERT ON `deliveries`
  WHEN NEW.kind IN ('conflict', 'conflict-mail') AND NEW.user_id IS NOT NULL
    AND (EXISTS (SELECT 1 FROM `webhook_endpoints` AS w WHERE w.`user_id` = NEW.user_id) OR EXISTS (SELECT 1 FROM `api_keys` AS k WHERE k.`user_id` = NEW.user_id))
  BEGIN
  INSERT INTO `outbound_events` (`id`, `user_id`, `type`, `once_key`, `meeting_id`, `data`, `at`)
    SELECT lower(hex(randomblob(16))), NEW.user_id, 'conflict.detected', 'conflict.detected/' || replace(NEW.id, '/mail', ''), coalesce(NEW.about ->> '$.eventIds[0]', ''),
      CASE WHEN NEW.about IS NULL THEN '{}' ELSE json_patch('{}', json_object('start', NEW.about ->> '$.start', 'end', NEW.about ->> '$.end', 'meetingIds', json(NEW.about -> '$.eventIds'))) END,
      NEW.created_at
    WHERE NOT EXISTS (SELECT 1 FROM `outbound_events` AS o WHERE o.`user_id` = NEW.user_id AND o.`once_key` = 'conflict.detected/' || replace(NEW.id, '/mail', ''));
END;
--> statement-breakpoint
CREATE TRIGGER `outbound_summary` AFTER INSERT ON `summaries`
  WHEN (EXISTS (SELECT 1 FROM `webhook_endpoints` AS w WHERE w.`user_id` = NEW.user_id) OR EXISTS (SELECT 1 FROM `api_keys` AS k WHERE k.`user_id` = NEW.user_id))
  BEGIN
  INSERT INTO `outbound_events` (`id`, `user_id`, `type`, `once_key`, `meeting_id`, `data`, `at`)
    SELECT lower(hex(randomblob(16))), NEW.user_id, 'summary.ready', 'summary.ready/' || NEW.id, NEW.event_id,
      json_object('title', NEW.title, 'start', NEW.start_at, 'zone', NEW.timezone, 'summaryId', NEW.id), NEW.created_at
    WHERE NOT EXISTS (SELECT 1 FROM `outbound_events` AS o WHERE o.`user_id` = NEW.user_id AND o.`once_key` = 'summary.ready/' || NEW.id);
END;
