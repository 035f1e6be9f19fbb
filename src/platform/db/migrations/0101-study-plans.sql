-- When a learner means to learn, as she chose it: one row an enrolment. Without days she wants no plan.
create table study_plans (
  enrolment_id uuid primary key references enrolments (id) on delete cascade,
  days jsonb not null,
  at text not null,
  goals jsonb not null,
  paused_until text,
  stopped_at timestamptz,
  last_word_at timestamptz,
  ignored integer not null default 0,
  next_at timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null
);
-- Whose message is due, asked every minute.
create index study_plans_due on study_plans (next_at) where next_at is not null;
