-- What a learner lets her group see, as she chose it for this group: without a row, nothing.
create table group_choices (
  enrolment_id uuid primary key references enrolments (id) on delete cascade,
  -- Whoever moves to another group chooses anew.
  cohort_id uuid not null references cohorts (id) on delete cascade,
  shows_name boolean not null,
  -- Since when she waits for a study partner, and how that partner may write to her.
  waits_since timestamptz,
  reach text not null default ''
);
create index group_choices_waiting on group_choices (cohort_id, waits_since) where waits_since is not null;
-- Two learners of a group who study together. Null: her account is erased.
create table study_partners (
  id uuid primary key,
  cohort_id uuid not null references cohorts (id) on delete cascade,
  one_id uuid references enrolments (id) on delete set null,
  other_id uuid references enrolments (id) on delete set null,
  met_at timestamptz not null,
  ended_at timestamptz
);
create index study_partners_cohort on study_partners (cohort_id);
create unique index study_partners_one on study_partners (one_id) where ended_at is null;
create unique index study_partners_other on study_partners (other_id) where ended_at is null;
-- Accepted work that its maker shows to a group.
alter table submissions add column shown_to uuid references cohorts (id) on delete set null;
create index submissions_shown_to on submissions (shown_to) where shown_to is not null;
