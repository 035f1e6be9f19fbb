-- The ways to pay were put in order, and those that were not named followed; now those that are not named are switched off.
create function pg_temp.with_all_ways(kept jsonb) returns jsonb language sql as $$
  select kept || jsonb_build_object('waysInOrder', (kept -> 'waysInOrder') || coalesce((
    select jsonb_agg(way order by place)
    from unnest(array['cash', 'transfer', 'card']) with ordinality as every (way, place)
    where not kept -> 'waysInOrder' ? way
  ), '[]'::jsonb))
$$;
update academy_settings set record = pg_temp.with_all_ways(record)
  where jsonb_typeof(record -> 'waysInOrder') = 'array';
-- What was kept of earlier versions, and drafts, mean the same.
update catalogue_revisions set record = pg_temp.with_all_ways(record)
  where kind = 'settings' and jsonb_typeof(record -> 'waysInOrder') = 'array';
drop function pg_temp.with_all_ways(jsonb);
