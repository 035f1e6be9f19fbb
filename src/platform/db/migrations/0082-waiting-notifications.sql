-- Notifications of gateways, verified and kept before they are answered; each leaves when it is applied.
create table waiting_notifications (
  gateway text not null,
  -- SHA-256 of the body as it came: the same bytes wait once.
  digest text not null,
  body text not null,
  -- What the gateway reports, as it was verified and read.
  report jsonb not null,
  received_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (gateway, digest)
);
create index waiting_notifications_due on waiting_notifications (next_try_at);
