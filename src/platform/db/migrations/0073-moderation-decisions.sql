-- What was decided about a report and why, and who holds a member and why: staff read it later, until the account is deleted.

alter table community_reports add column decided_act text;
alter table community_reports add column decided_why text not null default '';
alter table member_profiles add column held_by text;
alter table member_profiles add column held_why text not null default '';
