-- The first pages of the staff's lists, read from an index. A plain 'desc' has nulls first, as the lists ask for it: the earlier
-- indexes had them last, and no list could use them.

drop index gateway_notifications_received;
create index gateway_notifications_received on gateway_notifications (received_at desc, id desc);

drop index staff_log_at;
create index staff_log_at on staff_log (at desc, id desc);
drop index staff_log_email;
create index staff_log_email on staff_log (email, at desc, id desc);
drop index staff_log_act;
create index staff_log_act on staff_log (act, at desc, id desc);
drop index staff_log_subject;
create index staff_log_subject on staff_log (subject, at desc, id desc);

create index outbox_written on outbox (created_at desc, id desc) where kind in ('mail', 'message');

drop index refunds_done;
create index refunds_done on refunds (done_at desc, credit_note_number desc) where state = 'done';
create index refunds_attempt on refunds (attempt_id) where attempt_id is not null;
create index refunds_surplus on refunds (attempt_id) where is_surplus;

create index coupons_newest on coupons (created_at desc, id desc) where granted_by_order is null;

-- Who has a thing already, and who paid for it twice.
create index orders_owner on orders (item_kind, item_slug, (regexp_replace(lower(coalesce(recipient_email, email)), '[+][^@]*(?=@)', '')), placed_at)
  where status in ('Paid - Card', 'Paid', 'Payment Confirmed');

-- Whoever ticked news at the checkout gets them once an order of theirs is paid.
create index orders_paid_by on orders (email) where status = 'Payment Confirmed';
