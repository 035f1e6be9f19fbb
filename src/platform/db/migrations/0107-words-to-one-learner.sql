-- What a trainer writes to one learner stands where what they write to a group stands.
alter table announcements add column enrolment_id uuid references enrolments (id) on delete cascade;
alter table announcements alter column cohort_id drop not null;
alter table announcements add constraint announcements_to_somebody check ((cohort_id is null) <> (enrolment_id is null));
create index announcements_enrolment on announcements (enrolment_id, at) where enrolment_id is not null;
