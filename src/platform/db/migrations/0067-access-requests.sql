-- What colleagues who may not give access ask for somebody; a row goes once access was given.

create table access_requests (
  id uuid primary key,
  item_kind text not null,
  item_slug text not null,
  cohort_id text,
  let_in_as text not null,
  why text not null,
  locale text not null,
  name text not null,
  email text not null,
  phone text not null,
  asked_at timestamptz not null,
  asked_by text not null,
  declined_at timestamptz,
  declined_by text,
  decline_note text
);
create unique index access_requests_waiting on access_requests (email, item_kind, item_slug) where declined_at is null;
create index access_requests_asked on access_requests (asked_at);
create index access_requests_email on access_requests (email);
