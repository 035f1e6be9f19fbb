-- Browsers that a learner lets a course's words reach.
create table push_addresses (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  subscription jsonb not null,
  is_discreet boolean not null,
  made_at timestamptz not null
);
create unique index push_addresses_once on push_addresses (enrolment_id, (subscription->>'endpoint'));
