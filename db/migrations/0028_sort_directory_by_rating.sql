ALTER TABLE `directory_entries` ADD `rank` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `directory_facets` ADD `rank` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As `ratingRank` in src/platform/queries-averages.ts computes it.
update directory_entries set rank = (
  select 0 - (cast(round(card.average_rating * 10000) as integer) * 100000 + min(card.total_ratings, 99999))
  from professional_profiles card where card.user_id = directory_entries.user_id);
--> statement-breakpoint
update directory_facets set rank = (
  select entry.rank from directory_entries entry where entry.position = directory_facets.entry);
--> statement-breakpoint
CREATE INDEX `directory_facets_rating` ON `directory_facets` (`specialty`,`region`,`is_premium`,`rank`,`name_key`,`entry`);
