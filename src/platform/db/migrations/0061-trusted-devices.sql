-- Devices on which the second step of the staff sign-in is not asked for a while: the hash of a secret in a cookie.

create table staff_trusted_devices (
  id uuid primary key,
  email text not null references staff_members (email) on delete cascade,
  hash text not null unique,
  name text not null,
  trusted_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null
);
create index staff_trusted_devices_email on staff_trusted_devices (email);
create index staff_trusted_devices_expires on staff_trusted_devices (expires_at);
