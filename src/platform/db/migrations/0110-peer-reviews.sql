-- Work of learners that others of their group look at, without names: one row for each who was given it.
create table peer_reviews (
  id uuid primary key,
  submission_id uuid not null references submissions (id) on delete cascade,
  -- Null once the account of whoever wrote it is erased: the words stay with whom they were written for.
  reviewer_id uuid references enrolments (id) on delete set null,
  dealt_at timestamptz not null,
  given_at timestamptz,
  -- Not answered in time, left, or taken out of sight: given to somebody else instead.
  gone_at timestamptz,
  rubric jsonb not null default '[]',
  text text not null default '',
  voice jsonb,
  -- 'work': by who was given it; 'words': by who got them. Null again when staff let it stand.
  reported text,
  settled_at timestamptz
);
create unique index peer_reviews_once on peer_reviews (submission_id, reviewer_id);
create index peer_reviews_reviewer on peer_reviews (reviewer_id);
-- What is due to be dealt anew, asked every few minutes.
create index peer_reviews_open on peer_reviews (dealt_at) where given_at is null and gone_at is null;
create index peer_reviews_reported on peer_reviews (submission_id) where reported is not null;
