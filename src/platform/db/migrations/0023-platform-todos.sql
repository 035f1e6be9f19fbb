-- What staff still have to do with a code at the learning platform itself, since when: a refund ends it, a late part pauses it,
-- its payment resumes it. Of what was closed before this, nobody knows whether it was done: nothing is said of it.
alter table entitlements add column platform_todo text;
alter table entitlements add column platform_todo_at timestamptz;
create index entitlements_platform_todo on entitlements (platform_todo_at) where platform_todo is not null;
