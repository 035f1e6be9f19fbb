-- An agency was a name; it has a fee, a logo, the look of its code and how long it keeps money. The one fee that was kept is each one's.
create function pg_temp.with_agencies(kept jsonb) returns jsonb language sql as $$
  select jsonb_set(kept #- '{cashAgency,feeCentimes}', '{cashAgency,agencies}', coalesce((
    select jsonb_agg(case when agency ? 'name' then agency
      else jsonb_build_object('name', agency, 'feeCentimes', kept #> '{cashAgency,feeCentimes}') end order by place)
    from jsonb_array_elements(kept #> '{cashAgency,agencies}') with ordinality as every (agency, place)
  ), '[]'::jsonb))
$$;
update academy_settings set record = pg_temp.with_agencies(record)
  where jsonb_typeof(record #> '{cashAgency,agencies}') = 'array';
-- What was kept of earlier versions, and drafts, mean the same.
update catalogue_revisions set record = pg_temp.with_agencies(record)
  where kind = 'settings' and jsonb_typeof(record #> '{cashAgency,agencies}') = 'array';
drop function pg_temp.with_agencies(jsonb);
