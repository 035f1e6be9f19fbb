-- What learners tell of what came of a course, 90 and 180 days after it.
create table outcomes (
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  stage integer not null,
  earns text not null,
  dirhams integer,
  at timestamptz not null,
  primary key (enrolment_id, stage)
);
