-- Whether other money for the same order waits is asked for every notification that is answered before it is applied.
create index waiting_notifications_reference
  on waiting_notifications (gateway, (report->'evidence'->>'attemptReference'));
