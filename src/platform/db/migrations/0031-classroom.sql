-- The academy's own classroom: dated groups, lessons in versions, films in sizes, what learners did, what they are given.

-- A course is taught here unless it says otherwise; those of an existing academy go on where they are taught.
update courses set record = record || '{"taughtAt": "elsewhere"}'::jsonb where not record ? 'taughtAt';

create table cohorts (
  id uuid primary key,
  course_slug text not null,
  starts_on text not null,
  weekdays jsonb not null,
  starts_at text not null,
  minutes integer not null,
  weeks integer not null,
  seats integer,
  trainer text,
  chat_link text,
  closed_at timestamptz,
  created_at timestamptz not null,
  sample boolean not null default false
);
create index cohorts_course on cohorts (course_slug, starts_on);
create index cohorts_trainer on cohorts (trainer);

alter table orders add column cohort_id uuid;
create index orders_cohort on orders (cohort_id) where cohort_id is not null;

create table enrolments (
  id uuid primary key,
  order_id uuid not null unique references orders (id) on delete cascade,
  course_slug text not null,
  cohort_id uuid references cohorts (id),
  joined_at timestamptz not null,
  starts_on text,
  opens_all boolean not null default false,
  emails_off jsonb not null default '[]',
  certificate_name text,
  finished_at timestamptz
);
create index enrolments_course on enrolments (course_slug, cohort_id);
create index enrolments_cohort on enrolments (cohort_id);

create table modules (
  id uuid primary key,
  course_slug text not null,
  position integer not null,
  title jsonb not null,
  opens_after_days integer not null default 0
);
create index modules_course on modules (course_slug, position);

create table lessons (
  id uuid primary key,
  course_slug text not null,
  module_id uuid not null references modules (id),
  key text not null,
  position integer not null,
  kind text not null,
  is_free boolean not null default false,
  is_required boolean not null default true,
  current_version integer,
  removed_at timestamptz
);
create unique index lessons_key on lessons (course_slug, key);
create index lessons_module on lessons (module_id, position);

create table lesson_versions (
  lesson_id uuid not null references lessons (id),
  number integer not null,
  content jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  published_at timestamptz,
  primary key (lesson_id, number)
);

create table media (
  id uuid primary key,
  kind text not null,
  name text not null,
  sha256 text,
  bytes bigint not null,
  seconds double precision,
  width integer,
  height integer,
  state text not null,
  error text,
  progress integer not null default 0,
  attempts integer not null default 0,
  run_at timestamptz,
  leased_until timestamptz,
  lease_token text,
  uploaded_by text not null,
  created_at timestamptz not null,
  ready_at timestamptz
);
create index media_waiting on media (run_at) where run_at is not null;

create table media_files (
  id uuid primary key,
  media_id uuid not null references media (id) on delete cascade,
  rendition text not null,
  storage_name text not null unique,
  content_type text not null,
  codec text,
  bytes bigint not null,
  width integer,
  height integer,
  etag text not null,
  created_at timestamptz not null
);
create unique index media_files_rendition on media_files (media_id, rendition);

create table learning_events (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  lesson_id uuid not null references lessons (id),
  version integer not null,
  kind text not null,
  body jsonb not null,
  at timestamptz not null,
  received_at timestamptz not null
);
create index learning_events_enrolment on learning_events (enrolment_id, lesson_id, at);

create table quiz_attempts (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  lesson_id uuid not null references lessons (id),
  version integer not null,
  number integer not null,
  answers jsonb not null,
  score integer not null,
  passed boolean not null,
  at timestamptz not null
);
create unique index quiz_attempts_number on quiz_attempts (enrolment_id, lesson_id, number);

create table submissions (
  id uuid primary key,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  lesson_id uuid not null references lessons (id),
  version integer not null,
  number integer not null,
  text text not null,
  files jsonb not null,
  state text not null,
  is_late boolean not null,
  at timestamptz not null
);
create unique index submissions_number on submissions (enrolment_id, lesson_id, number);
create index submissions_waiting on submissions (at) where state = 'waiting';

create table marks (
  submission_id uuid primary key references submissions (id) on delete cascade,
  outcome text not null,
  rubric jsonb not null,
  text text not null,
  voice jsonb,
  marked_by text not null,
  at timestamptz not null
);

create table lesson_questions (
  id uuid primary key,
  lesson_id uuid not null references lessons (id),
  enrolment_id uuid references enrolments (id) on delete cascade,
  staff_email text,
  parent_id uuid references lesson_questions (id) on delete cascade,
  body text not null,
  is_anonymous boolean not null default false,
  is_answer boolean not null default false,
  at timestamptz not null,
  removed_at timestamptz,
  removed_by text,
  removed_why text
);
create index lesson_questions_lesson on lesson_questions (lesson_id, at);
create index lesson_questions_parent on lesson_questions (parent_id);
create index lesson_questions_enrolment on lesson_questions (enrolment_id);

create table question_votes (
  question_id uuid not null references lesson_questions (id) on delete cascade,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  primary key (question_id, enrolment_id, kind)
);
create index question_votes_enrolment on question_votes (enrolment_id);

create table live_sessions (
  id uuid primary key,
  cohort_id uuid not null references cohorts (id),
  lesson_id uuid references lessons (id),
  number integer not null,
  starts_at timestamptz not null,
  minutes integer not null,
  join_url text,
  recording_id uuid references media (id),
  notes text,
  cancelled_at timestamptz,
  changed_at timestamptz not null
);
create unique index live_sessions_number on live_sessions (cohort_id, number);
create index live_sessions_starts on live_sessions (starts_at);

create table attendance (
  session_id uuid not null references live_sessions (id) on delete cascade,
  enrolment_id uuid not null references enrolments (id) on delete cascade,
  came boolean not null,
  told_by text not null,
  at timestamptz not null,
  primary key (session_id, enrolment_id)
);
create index attendance_enrolment on attendance (enrolment_id);

create table announcements (
  id uuid primary key,
  cohort_id uuid not null references cohorts (id),
  body text not null,
  by text not null,
  at timestamptz not null
);
create index announcements_cohort on announcements (cohort_id, at);

create table certificates (
  id uuid primary key,
  number text not null unique,
  enrolment_id uuid references enrolments (id) on delete set null,
  course_slug text not null,
  holder jsonb not null,
  course jsonb not null,
  issued_at timestamptz not null,
  status_index integer not null unique,
  token text not null,
  replaced_by text,
  revoked_at timestamptz,
  revoked_by text,
  revoked_why text
);
create index certificates_enrolment on certificates (enrolment_id);

create table course_reviews (
  enrolment_id uuid primary key references enrolments (id) on delete cascade,
  course_slug text not null,
  stars integer not null,
  body text not null,
  shown_name text not null,
  city text not null,
  at timestamptz not null,
  removed_at timestamptz,
  removed_by text,
  removed_why text
);
create index course_reviews_course on course_reviews (course_slug, at);
