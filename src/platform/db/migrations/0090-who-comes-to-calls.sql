-- Members who signed up for a live session of the community, known as in addresses: 'questions-2026-12-08'.
create table call_guests (
  call_id text not null,
  member_id text not null references member_users (id) on delete cascade,
  joined_at timestamptz not null,
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  primary key (call_id, member_id)
);
create index call_guests_member on call_guests (member_id);
