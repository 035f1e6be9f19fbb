-- What staff write and everybody reads is kept in memory by the processes: this number tells them that something of it has changed. It is
-- raised by the tables themselves, so that nothing that writes them can forget it. `version` stays for pages, which also show seats.
alter table content_version add column reads bigint not null default 1;

create function content_changed() returns trigger language plpgsql as $$
begin
  update content_version set reads = reads + 1;
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['academy_settings', 'announcements', 'campaigns', 'catalogue_revisions', 'cohorts', 'consultation_services',
    'courses', 'email_texts', 'jobs', 'legal_texts', 'lesson_versions', 'lessons', 'live_sessions', 'media_files', 'modules', 'pictures',
    'posts', 'products', 'staff_members', 'trainers', 'workshops']
  loop
    execute format('create trigger content_changed after insert or update or delete or truncate on %I
      for each statement execute function content_changed()', name);
  end loop;
end $$;
