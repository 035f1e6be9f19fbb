-- What stood in two columns, English and Arabic, stands in one by language. The version before this one, which may still be running,
-- or be run again, writes and reads the two: each side follows the other until nothing reads them any more.
create function texts_in_two_columns() returns trigger language plpgsql as $$
declare
  filled jsonb := to_jsonb(new);
  former jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  field text;
begin
  foreach field in array tg_argv loop
    if filled->field = coalesce(former->field, '{}') then
      filled := jsonb_set(filled, array[field],
        (filled->field) || jsonb_build_object('en', filled->(field || '_en'), 'ar', filled->(field || '_ar')));
    end if;
    filled := filled || jsonb_build_object(
      field || '_en', coalesce(filled->field->>'en', ''), field || '_ar', coalesce(filled->field->>'ar', ''));
  end loop;
  return jsonb_populate_record(new, filled);
end $$;

alter table pictures
  add column alt jsonb not null default '{}',
  alter column alt_en set default '', alter column alt_ar set default '';
create trigger pictures_in_two_columns before insert or update on pictures
  for each row execute function texts_in_two_columns('alt');
update pictures set alt_en = alt_en;

alter table broadcasts
  add column subject jsonb not null default '{}', add column text jsonb not null default '{}',
  alter column subject_en set default '', alter column subject_ar set default '',
  alter column text_en set default '', alter column text_ar set default '';
create trigger broadcasts_in_two_columns before insert or update on broadcasts
  for each row execute function texts_in_two_columns('subject', 'text');
update broadcasts set subject_en = subject_en;

-- A post of the academy in several languages, the one of its body among them. Once its body is changed there are none but that.
alter table community_posts add column bodies jsonb;
update community_posts set bodies = jsonb_build_object('ar', body, 'en', body_en) where body_en is not null;
create function post_in_one_language() returns trigger language plpgsql as $$
begin
  if new.body <> old.body then
    new.bodies := null;
    new.body_en := null;
  end if;
  return new;
end $$;
create trigger community_posts_in_one_language before update of body on community_posts
  for each row execute function post_in_one_language();
