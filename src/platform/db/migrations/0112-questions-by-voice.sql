-- A question under a lesson, or its answer, by voice; what is said, written down by hand.
alter table lesson_questions add column voice jsonb, add column transcript text not null default '';
alter table handed_files add column question_id uuid references lesson_questions (id) on delete set null;
create index handed_files_question on handed_files (question_id);
drop index handed_files_loose;
create index handed_files_loose on handed_files (at) where submission_id is null and question_id is null;
