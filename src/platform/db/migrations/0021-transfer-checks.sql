-- When transfers are looked for was a sentence that buyers read, and beside it a number of hours after which a claim was late.
-- It is days and times now, from which both follow: as many as the sentence named, else those of the sample.
create function pg_temp.with_checks(kept jsonb) returns jsonb language sql as $$
  with words as (select coalesce(kept -> 'transferCheckPromise' ->> 'en', '') as told),
  named as (
    select distinct lpad(hit[1], 5, '0') as at
    from words, regexp_matches(told, '(?<![0-9:])((?:[01]?[0-9]|2[0-3]):[0-5][0-9])(?![0-9:])', 'g') as hit
  ),
  times as (select jsonb_agg(at order by at) as list, count(*) as many from named)
  select (kept - 'transferCheckPromise' - 'claimAlertHours') || jsonb_build_object(
    'transferChecks', jsonb_build_object(
      'days', case
        when told ~* '(every|each) day|seven days|daily|(to|until) sunday' then '[1, 2, 3, 4, 5, 6, 7]'
        when told ~* '(to|until) friday|weekday|working day' then '[1, 2, 3, 4, 5]'
        else '[1, 2, 3, 4, 5, 6]'
      end::jsonb,
      'times', case when many between 1 and 6 then list else '["12:00", "18:00"]'::jsonb end
    )
  )
  from words, times
$$;
update academy_settings set record = pg_temp.with_checks(record) where not record ? 'transferChecks';
-- What was kept of earlier versions has the same shape, so that each can be brought back, and a draft be published.
update catalogue_revisions set record = pg_temp.with_checks(record)
  where kind = 'settings' and record is not null and not record ? 'transferChecks';
drop function pg_temp.with_checks(jsonb);
