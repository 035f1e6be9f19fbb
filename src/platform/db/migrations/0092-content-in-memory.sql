-- What staff write and everybody reads is kept in memory by the processes: this number tells them that something of it has changed. It is
-- raised by the tables themselves, so that nothing that writes them can forget it. `version` stays for pages, which also show seats.
alter table content_version add column reads bigint not null default 1;

-- Once a statement, and only where it changed a row: jobs look every minute for what is due, and mostly find nothing.
create function content_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    update content_version set reads = reads + 1;
  elsif exists (select 1 from changed) then
    update content_version set reads = reads + 1;
  end if;
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['academy_settings', 'announcements', 'campaigns', 'catalogue_revisions', 'cohorts', 'consultation_services',
    'courses', 'email_texts', 'jobs', 'legal_texts', 'lesson_versions', 'lessons', 'live_sessions', 'media_files', 'modules', 'pictures',
    'posts', 'products', 'staff_members', 'trainers', 'workshops']
  loop
    execute format('create trigger content_changed after insert on %I
      referencing new table as changed for each statement execute function content_changed()', name);
    execute format('create trigger content_changed_by_update after update on %I
      referencing new table as changed for each statement execute function content_changed()', name);
    execute format('create trigger content_changed_by_delete after delete on %I
      referencing old table as changed for each statement execute function content_changed()', name);
    execute format('create trigger content_changed_by_truncate after truncate on %I
      for each statement execute function content_changed()', name);
  end loop;
end $$;
