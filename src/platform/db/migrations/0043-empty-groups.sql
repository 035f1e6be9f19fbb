-- A group that nobody ever had a seat in can be deleted, and takes with it the sessions made for it and what it was told.
alter table live_sessions drop constraint live_sessions_cohort_id_fkey,
  add constraint live_sessions_cohort_id_fkey foreign key (cohort_id) references cohorts (id) on delete cascade;
alter table announcements drop constraint announcements_cohort_id_fkey,
  add constraint announcements_cohort_id_fkey foreign key (cohort_id) references cohorts (id) on delete cascade;
