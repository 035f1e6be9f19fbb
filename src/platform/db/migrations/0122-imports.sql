-- Learners, access and progress that come from another system. The file is not kept, and a line only until its turn.
create table imports (
  id uuid primary key,
  file_name text not null,
  source text not null,
  locale text not null,
  is_told boolean not null,
  state text not null,
  made_at timestamptz not null,
  made_by text not null,
  ended_at timestamptz,
  undone_by text
);
create index imports_made on imports (made_at desc);
create index imports_open on imports (made_at) where state in ('running', 'undoing');
create table import_lines (
  import_id uuid not null references imports (id) on delete cascade,
  position integer not null,
  line integer not null,
  row jsonb,
  outcome text,
  order_id uuid references orders (id) on delete set null,
  lessons integer not null default 0,
  at timestamptz,
  undone text,
  primary key (import_id, position)
);
create index import_lines_order on import_lines (order_id) where order_id is not null;
create index import_lines_waiting on import_lines (import_id) where outcome is null;
