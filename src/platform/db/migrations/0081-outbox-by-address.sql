-- E-mails that name their address themselves, found by it.
create index outbox_to on outbox (lower(payload->>'to')) where payload->>'to' is not null;
