-- Passkeys of staff, the challenges they sign, and recovery codes for whoever has a passkey without an app.

create table staff_passkeys (
  id uuid primary key,
  email text not null references staff_members (email) on delete cascade,
  credential text not null unique,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  is_verified boolean not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_email on staff_passkeys (email);

create table staff_passkey_challenges (
  challenge text primary key,
  purpose text not null,
  session_id text references staff_sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_passkey_challenges_expires on staff_passkey_challenges (expires_at);
create index staff_passkey_challenges_session on staff_passkey_challenges (session_id);

alter table staff_recovery_codes drop constraint staff_recovery_codes_email_staff_second_factors_email_fk;
alter table staff_recovery_codes
  add constraint staff_recovery_codes_email_fk foreign key (email) references staff_members (email) on delete cascade;
