-- Files that learners hand in and voices of those who mark them: known before their bytes lie in the store, so that none is left there.
create table handed_files (
  id uuid primary key,
  file jsonb not null,
  submission_id uuid references submissions (id) on delete set null,
  staff_email text,
  at timestamptz not null
);
create index handed_files_submission on handed_files (submission_id);
create index handed_files_loose on handed_files (at) where submission_id is null;
