-- The code of whoever owns a course, for friends. `owner`: as orders have it.
create table friend_codes (
  owner text primary key,
  code text not null unique,
  made_at timestamptz not null,
  closed_at timestamptz,
  closed_why text,
  check ((closed_at is null) = (closed_why is null))
);
-- What an order by a friend's code brings its owner, as it was promised when it was placed.
create table friend_uses (
  order_id uuid primary key references orders (id) on delete cascade,
  owner text not null references friend_codes (owner),
  credit_centimes integer not null check (credit_centimes >= 0),
  credit_days integer not null check (credit_days > 0),
  reminded_at timestamptz
);
create index friend_uses_owner on friend_uses (owner);
-- Credit that lowered an order. It counts while the order is paid, or can be.
create table friend_spends (
  order_id uuid primary key references orders (id) on delete cascade,
  owner text not null,
  credit_centimes integer not null check (credit_centimes > 0),
  spent_at timestamptz not null
);
create index friend_spends_owner on friend_spends (owner);
