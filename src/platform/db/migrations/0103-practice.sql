-- What a try of a quiz asked, where the quiz draws some of its questions; null: all of them.
alter table quiz_attempts add column drawn jsonb;
-- What a learner answered wrongly, and when it is asked again: one row an enrolment and question.
create table practice_cards (
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  lesson_id uuid not null references lessons (id),
  question_id text not null,
  mark text not null,
  due_on text not null,
  stability double precision not null,
  difficulty double precision not null,
  reps integer not null,
  lapses integer not null,
  state text not null,
  last_on text not null,
  was_right boolean not null,
  practised_on text,
  primary key (enrolment_id, lesson_id, question_id)
);
