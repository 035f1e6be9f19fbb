-- What a learner wrote down for herself in a lesson: at a second of its film, beside a paragraph of its text, or of the lesson as a whole.
-- One that she took away stays as an empty row, so that another phone does not bring it back.
create table lesson_notes (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  lesson_id uuid not null references lessons (id),
  change_id uuid not null,
  seconds integer,
  beside text,
  body text not null,
  at timestamptz not null,
  made_at timestamptz not null
);
create index lesson_notes_lesson on lesson_notes (enrolment_id, lesson_id);
