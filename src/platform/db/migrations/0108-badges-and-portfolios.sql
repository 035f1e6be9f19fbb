-- The badge of a finished module is a certificate of a part of its course, once for each learner.
alter table certificates add column unit_id uuid;
create unique index certificates_badge on certificates (enrolment_id, unit_id) where unit_id is not null;

-- What a learner shows of her accepted work, with copies of its photos; the trainer's words only where they allowed it.
alter table marks add column may_show boolean not null default false;
create table portfolios (
  enrolment_id uuid primary key references enrolments (id) on delete cascade,
  code text not null unique,
  has_certificate boolean not null,
  published_at timestamptz
);
create table portfolio_works (
  submission_id uuid primary key references submissions (id) on delete cascade,
  enrolment_id uuid not null references portfolios (enrolment_id) on delete cascade,
  has_text boolean not null,
  has_words boolean not null
);
create index portfolio_works_enrolment on portfolio_works (enrolment_id);
create table portfolio_photos (
  id uuid primary key,
  submission_id uuid references portfolio_works (submission_id) on delete set null,
  file_id uuid not null,
  position integer not null,
  storage_name text not null,
  width integer not null,
  height integer not null,
  at timestamptz not null
);
create index portfolio_photos_work on portfolio_photos (submission_id);
create index portfolio_photos_loose on portfolio_photos (at) where submission_id is null;
