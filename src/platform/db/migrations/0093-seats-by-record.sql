-- A sale makes those pages old that show the seats of what was sold, and no others: how often the free seats of each course and workshop
-- have changed. The row is written last in the transaction that takes or frees a seat.
create table seat_changes (
  record text primary key,
  changes bigint not null
);
