-- The day on which a refund left, as staff type it; without one it left when it was recorded.
alter table refunds add column paid_on text;

-- Payments of card services that cannot be asked: their settlement file compares them.
alter table reconciliations add column not_asked integer not null default 0;
