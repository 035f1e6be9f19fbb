-- What was decided about a report and why, and who holds a member and why: staff read it later, until the account is deleted.
-- Access that was given stays as a request until whoever asked has seen it.

alter table community_reports add column decided_act text;
alter table community_reports add column decided_why text not null default '';
alter table member_profiles add column held_by text;
alter table member_profiles add column held_why text not null default '';
alter table access_requests add column given_at timestamptz;
alter table access_requests add column given_order text;
alter table access_requests add column seen_at timestamptz;
drop index access_requests_waiting;
create unique index access_requests_waiting on access_requests (email, item_kind, item_slug)
  where declined_at is null and given_at is null;
