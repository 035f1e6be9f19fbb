-- Who has paid for the same thing twice is counted from an index alone: an expression in it was worked out anew for every row.
alter table orders add column owner text
  generated always as (regexp_replace(lower(coalesce(recipient_email, email)), '[+][^@]*(?=@)', '')) stored;
drop index orders_owner;
create index orders_owner on orders (item_kind, item_slug, owner, placed_at, id)
  where status in ('Paid - Card', 'Paid', 'Payment Confirmed');

-- What staff type is looked up in an index, however many orders there are: every three neighbouring signs of a text, each as one number.
-- pg_trgm does the same, but an extension is not allowed on every server, and where the locale is "C" it leaves out Arabic. Three
-- signs may share their number with others: what the index finds is compared with what was typed. Dear without the index: its cost says so.
create function threes_of(searched text) returns int[]
language sql immutable parallel safe strict cost 400
return array(
  select (ascii(three) & 1023) * 1048576 + (ascii(substr(three, 2)) & 1023) * 1024 + (ascii(substr(three, 3)) & 1023)
  from generate_series(1, length(searched) - 2) as place, lateral (select substr(searched, place, 3) as three offset 0) as cut
);

-- Placing an order does not write it: an order enters this index when it is paid or over, and until then it is one of few.
create index orders_search on orders using gin (threes_of(search_text)) with (fastupdate = off)
  where status in ('Payment Confirmed', 'Rejected', 'Cancelled', 'Expired', 'Refunded');
create index member_profiles_search on member_profiles using gin (threes_of(search_text)) with (fastupdate = off);
create index applications_search on applications using gin (threes_of(search_text)) with (fastupdate = off);
create index member_users_search on member_users using gin (threes_of(email)) with (fastupdate = off);

-- Codes come before everything else that waits to be sent, of each kind apart.
drop index outbox_due;
create index outbox_due on outbox (kind, (payload ? 'sealed') desc, run_at, id) where done_at is null and failed_at is null;
