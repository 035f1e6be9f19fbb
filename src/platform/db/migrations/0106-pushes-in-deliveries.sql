-- Words on a learner's screen stand in the list of what was written to people.
drop index outbox_written;
create index outbox_written on outbox (created_at desc, id desc) where kind in ('mail', 'message', 'push');
drop index outbox_named;
create index outbox_named on outbox ((coalesce(payload->>'emailName', '')), created_at desc, id desc) where kind in ('mail', 'message', 'push');
