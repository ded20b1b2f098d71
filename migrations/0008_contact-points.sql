-- Every number and address that a user has or had, whoever writes it: what is erased and exported is found by them.
CREATE TRIGGER `contact_point_new_user` AFTER INSERT ON `users` BEGIN
  INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
    VALUES (NEW.id, 'email', lower(NEW.email), unixepoch() * 1000)
    ON CONFLICT (`user_id`, `value`) DO UPDATE SET `kind` = excluded.`kind`, `linked_at` = excluded.`linked_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_point_changed_email` AFTER UPDATE OF `email` ON `users` WHEN OLD.email <> NEW.email BEGIN
  INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
    VALUES (NEW.id, 'email', lower(NEW.email), unixepoch() * 1000)
    ON CONFLICT (`user_id`, `value`) DO UPDATE SET `kind` = excluded.`kind`, `linked_at` = excluded.`linked_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_point_new_number` AFTER INSERT ON `user_integrations` WHEN NEW.whatsapp_phone IS NOT NULL BEGIN
  INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
    VALUES (NEW.user_id, 'phone', NEW.whatsapp_phone, unixepoch() * 1000)
    ON CONFLICT (`user_id`, `value`) DO UPDATE SET `kind` = excluded.`kind`, `linked_at` = excluded.`linked_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_point_changed_number` AFTER UPDATE OF `whatsapp_phone` ON `user_integrations`
  WHEN NEW.whatsapp_phone IS NOT NULL AND NEW.whatsapp_phone IS NOT OLD.whatsapp_phone BEGIN
  INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
    VALUES (NEW.user_id, 'phone', NEW.whatsapp_phone, unixepoch() * 1000)
    ON CONFLICT (`user_id`, `value`) DO UPDATE SET `kind` = excluded.`kind`, `linked_at` = excluded.`linked_at`;
END;
--> statement-breakpoint
-- The id under which WhatsApp names somebody who hides their number is one of theirs like a number.
CREATE TRIGGER `contact_point_changed_whatsapp_user` AFTER UPDATE OF `whatsapp_user_id` ON `user_integrations`
  WHEN NEW.whatsapp_user_id IS NOT NULL AND NEW.whatsapp_user_id IS NOT OLD.whatsapp_user_id BEGIN
  INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
    VALUES (NEW.user_id, 'phone', NEW.whatsapp_user_id, unixepoch() * 1000)
    ON CONFLICT (`user_id`, `value`) DO UPDATE SET `kind` = excluded.`kind`, `linked_at` = excluded.`linked_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_point_new_google` AFTER INSERT ON `google_accounts` BEGIN
  INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
    VALUES (NEW.user_id, 'calendar', lower(NEW.email), unixepoch() * 1000)
    ON CONFLICT (`user_id`, `value`) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_point_changed_google` AFTER UPDATE OF `email` ON `google_accounts` WHEN OLD.email <> NEW.email BEGIN
  INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
    VALUES (NEW.user_id, 'calendar', lower(NEW.email), unixepoch() * 1000)
    ON CONFLICT (`user_id`, `value`) DO NOTHING;
END;
--> statement-breakpoint
-- Those who are here already have at least what they have now. An address is lower case since the first day.
INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
  SELECT `id`, 'email', lower(`email`), `created_at` FROM `users` WHERE true
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
  SELECT i.`user_id`, 'phone', i.`whatsapp_phone`, u.`created_at`
  FROM `user_integrations` AS i JOIN `users` AS u ON u.`id` = i.`user_id` WHERE i.`whatsapp_phone` IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
  SELECT i.`user_id`, 'phone', i.`whatsapp_user_id`, u.`created_at`
  FROM `user_integrations` AS i JOIN `users` AS u ON u.`id` = i.`user_id` WHERE i.`whatsapp_user_id` IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO `contact_points` (`user_id`, `kind`, `value`, `linked_at`)
  SELECT `user_id`, 'calendar', lower(`email`), `connected_at` FROM `google_accounts` WHERE true
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Ids were kept as WhatsApp gave them, with the phone number inside; a replay of these changes nothing either way.
DELETE FROM `webhook_events` WHERE `provider` = 'whatsapp';
