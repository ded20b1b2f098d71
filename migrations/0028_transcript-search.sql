-- The words of meetings, found by word: an index over `transcript_parts` that holds no text of its own. `owner` is the
-- user's id without its hyphens, one word, so that a search reads the words of nobody else.
CREATE VIRTUAL TABLE `transcript_search` USING fts5(
  `owner`, `said`, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2"
);--> statement-breakpoint
INSERT INTO `transcript_search` (`rowid`, `owner`, `said`)
SELECT `id`, replace(`user_id`, '-', ''),
  (SELECT group_concat(CASE WHEN type = 'object' THEN value ->> 'text' END, ' ') FROM json_each(CASE WHEN json_valid(`entries`) THEN `entries` ELSE '[]' END))
FROM `transcript_parts`;--> statement-breakpoint
CREATE TRIGGER `transcript_search_new` AFTER INSERT ON `transcript_parts` BEGIN
  INSERT INTO `transcript_search` (`rowid`, `owner`, `said`)
  VALUES (NEW.`id`, replace(NEW.`user_id`, '-', ''),
    (SELECT group_concat(CASE WHEN type = 'object' THEN value ->> 'text' END, ' ') FROM json_each(CASE WHEN json_valid(NEW.`entries`) THEN NEW.`entries` ELSE '[]' END)));
END;--> statement-breakpoint
CREATE TRIGGER `transcript_search_gone` AFTER DELETE ON `transcript_parts` BEGIN
  DELETE FROM `transcript_search` WHERE `rowid` = OLD.`id`;
END;
