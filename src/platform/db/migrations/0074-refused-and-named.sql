-- Notifications that were refused, and e-mails of one name: few among many, read from an index.
create index gateway_notifications_refused on gateway_notifications (received_at desc, id desc) where verdict = 'refused';
create index outbox_named on outbox ((coalesce(payload->>'letter', '')), created_at desc, id desc)
  where kind in ('mail', 'message');
