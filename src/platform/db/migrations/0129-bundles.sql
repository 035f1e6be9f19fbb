-- Several courses or products sold as one thing, and what each order of one holds.
create table bundles (
  slug text primary key,
  position integer not null,
  sample text not null,
  record jsonb not null,
  updated_at timestamptz not null
);
create trigger content_changed after insert on bundles
  referencing new table as changed for each statement execute function content_changed();
create trigger content_changed_by_update after update on bundles
  referencing new table as changed for each statement execute function content_changed();
create trigger content_changed_by_delete after delete on bundles
  referencing old table as changed for each statement execute function content_changed();
create trigger content_changed_by_truncate after truncate on bundles
  for each statement execute function content_changed();

create table bundle_parts (
  order_id uuid not null references orders (id),
  kind text not null,
  slug text not null,
  centimes integer not null check (centimes >= 0),
  part_order_id uuid unique references orders (id),
  closed_at timestamptz,
  primary key (order_id, kind, slug)
);
create index bundle_parts_item on bundle_parts (kind, slug);
