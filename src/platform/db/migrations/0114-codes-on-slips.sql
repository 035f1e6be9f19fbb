-- A code that a learner claims may stand on a slip whose payment staff recorded for somebody else.
create index order_history_slip on order_history (upper(regexp_replace(detail->>'slip', '[^A-Za-z0-9]', '', 'g')))
  where event = 'record-payment';
