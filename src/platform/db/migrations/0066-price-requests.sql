-- Changes of a price that an editor sent for approval, and what owner or finance decided: the last of each record.

create table price_requests (
  kind text not null,
  slug text not null,
  note text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  state text not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null,
  primary key (kind, slug)
);
create index price_requests_asked_by on price_requests (asked_by);
