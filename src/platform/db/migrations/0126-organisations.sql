-- Organisations that buy seats in a course for others: their papers, and who sits in each seat.
create table organisations (
  id uuid primary key,
  kind text not null,
  name text not null,
  ice text,
  address text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  locale text not null,
  token text not null unique,
  added_at timestamptz not null
);
create table seat_deals (
  id uuid primary key,
  organisation_id uuid not null references organisations (id),
  course_slug text not null,
  seats integer not null check (seats > 0),
  unit_centimes integer not null check (unit_centimes > 0),
  valid_until text not null,
  code text not null unique,
  is_list_only boolean not null default false,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index seat_deals_organisation on seat_deals (organisation_id);
create table organisation_papers (
  id uuid primary key,
  deal_id uuid not null references seat_deals (id),
  kind text not null,
  year integer not null,
  place integer not null check (place > 0),
  issued_at timestamptz not null,
  data jsonb not null,
  net_centimes integer not null,
  vat_centimes integer not null,
  total_centimes integer not null,
  paid_on text,
  paid_reference text,
  paid_by text,
  -- One number each, and one paper of a kind for what was agreed, whatever a program does.
  constraint organisation_papers_number unique (kind, year, place),
  constraint organisation_papers_deal unique (deal_id, kind),
  check (kind <> 'quote' or paid_on is null),
  check (paid_on is null or paid_reference is not null)
);
create index organisation_papers_issued on organisation_papers (issued_at);
create table organisation_seats (
  id uuid primary key,
  deal_id uuid not null references seat_deals (id),
  person text not null,
  email text not null,
  invited_at timestamptz,
  order_id uuid unique references orders (id) on delete set null,
  taken_at timestamptz,
  shows_name boolean not null default false,
  constraint organisation_seats_person unique (deal_id, person)
);
create index organisation_seats_email on organisation_seats (email);
