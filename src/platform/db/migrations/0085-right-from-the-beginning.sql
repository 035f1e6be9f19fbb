-- The right to change one's mind counts from the beginning of what was bought where that is later than its payment.
alter table orders add column begins_on text;

update orders
set begins_on = began.day
from (
  select orders.id,
    greatest(
      seats.starts_on,
      coalesce(
        (
          select to_char(min(live_sessions.starts_at at time zone 'Africa/Casablanca'), 'YYYY-MM-DD')
          from live_sessions
          where live_sessions.cohort_id = cohorts.id and live_sessions.cancelled_at is null
        ),
        cohorts.starts_on
      )
    ) as day
  from orders
  left join enrolments as seats on seats.order_id = orders.id
  join cohorts on cohorts.id = coalesce(seats.cohort_id, orders.cohort_id)
) as began
where began.id = orders.id;
