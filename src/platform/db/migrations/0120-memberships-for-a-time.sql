-- For how many calendar months an order's membership is; null: for good, and of everything else.
alter table orders add column months integer;
-- The last day, 'YYYY-MM-DD' in Morocco, of a membership for a time, and which of its reminders was sent last.
alter table entitlements add column ends_on text;
alter table entitlements add column ending_told text;
create index entitlements_ends_on on entitlements (ends_on) where ends_on is not null and revoked_at is null;
