-- Which plan a live session follows, and when it was last moved; which e-mails about learning were written, one a day at most.

alter table live_sessions add column planned_at timestamptz;
alter table live_sessions add column moved_at timestamptz;

-- Reports that came before were looked at: the text stays.
alter table lesson_questions add column kept_at timestamptz;

create table learning_emails (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  kind text not null,
  about text not null,
  person text,
  sent_on text,
  at timestamptz not null
);
create unique index learning_emails_once on learning_emails (enrolment_id, kind, about);
create unique index learning_emails_a_day on learning_emails (person, sent_on);
