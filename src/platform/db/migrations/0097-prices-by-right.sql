-- A price is written by whoever may set prices, so none is sent for approval any more: what waited for it, and the letters that were
-- to tell of it, go. The log keeps what was asked and decided.
delete from outbox where done_at is null and payload ->> 'letter' = 'staff-price-waits';
drop table price_requests;
