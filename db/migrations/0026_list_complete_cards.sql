-- Cards that are not complete are no longer public (src/platform/queries-complete.ts).
delete from directory_facets where entry in (
  select entry.position from directory_entries entry join professional_profiles card on card.user_id = entry.user_id
  where not (coalesce(card.profession, '') <> ''
    and coalesce(card.professional_profile, '') <> '' and card.whatsapp <> '' and json_array_length(card.specialties) > 0
    and (card.whole_state or json_array_length(card.service_regions) > 0)));
--> statement-breakpoint
delete from directory_entries where user_id in (
  select card.user_id from professional_profiles card
  where not (coalesce(card.profession, '') <> ''
    and coalesce(card.professional_profile, '') <> '' and card.whatsapp <> '' and json_array_length(card.specialties) > 0
    and (card.whole_state or json_array_length(card.service_regions) > 0)));
