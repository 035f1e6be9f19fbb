-- A note by which staff who may not refund ask a colleague for a refund, until one is decided or the colleague answers.
alter table order_notes add column asks_refund boolean not null default false;
alter table order_notes add column answered_at timestamptz;
create index order_notes_refunds on order_notes (at) where asks_refund and answered_at is null;
