-- Who has a share of what is sold, apart from the staff: whoever leaves is still paid.
create table share_payees (
  id uuid primary key,
  email text not null unique,
  name text not null,
  rib text,
  locale text not null,
  added_at timestamptz not null
);
-- Never changed, only ended: an order has those that held when it was placed.
create table share_terms (
  id uuid primary key,
  payee_id uuid not null references share_payees (id),
  item text not null,
  percent integer not null check (percent between 1 and 100),
  cost_percent integer not null check (cost_percent between 0 and 99),
  starts_at timestamptz not null,
  ends_at timestamptz
);
create index share_terms_item on share_terms (item);
create unique index share_terms_running on share_terms (payee_id, item) where ends_at is null;
create table share_statements (
  id uuid primary key,
  payee_id uuid not null references share_payees (id),
  month text not null,
  name text not null,
  rib text,
  gross_centimes integer not null,
  withhold_percent integer not null,
  withheld_centimes integer not null,
  net_centimes integer not null,
  made_at timestamptz not null,
  approved_by text,
  second_by text,
  paid_on text,
  paid_by text,
  constraint share_statements_month unique (payee_id, month),
  -- Two people, whatever a program does; and nothing is paid before both.
  check (second_by is null or second_by <> approved_by),
  check (paid_on is null or second_by is not null)
);
create index share_statements_newest on share_statements (month desc);
create table share_lines (
  statement_id uuid not null references share_statements (id),
  order_id uuid not null references orders (id),
  payee_id uuid not null references share_payees (id),
  percent integer not null,
  cost_percent integer not null,
  received_centimes integer not null,
  back_centimes integer not null,
  share_centimes integer not null,
  primary key (statement_id, order_id)
);
create index share_lines_order on share_lines (order_id, payee_id);
