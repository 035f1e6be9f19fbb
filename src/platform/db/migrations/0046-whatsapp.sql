-- Messages by WhatsApp: what people said to them, the numbers they proved, codes sent to phones, and what became of each message.

create table message_consents (
  phone text primary key,
  wants boolean not null,
  source text not null,
  answered_at timestamptz not null
);

create table proved_phones (
  member_id text primary key references member_users (id) on delete cascade,
  phone text not null unique,
  proved_at timestamptz not null
);

create table phone_codes (
  key text primary key,
  sealed text not null,
  tries integer not null,
  ends_at timestamptz not null
);
create index phone_codes_ends on phone_codes (ends_at);

create table message_deliveries (
  outbox_id uuid primary key references outbox (id) on delete cascade,
  state text not null,
  at timestamptz not null,
  code integer
);
