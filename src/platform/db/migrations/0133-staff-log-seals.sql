-- Each line of the staff log carries a hash of itself and of the line before it; the last one is signed.
alter table staff_log add column place bigint;
alter table staff_log add column seal text;
create unique index staff_log_place on staff_log (place);
create index staff_log_unsealed on staff_log (at, id) where place is null;
create table staff_log_seals (
  id integer primary key,
  place bigint not null,
  seal text not null,
  proof text not null,
  checked_at timestamptz,
  broken_at bigint
);
