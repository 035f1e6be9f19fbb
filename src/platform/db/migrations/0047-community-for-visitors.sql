-- Three posts to read before paying: posts of the academy and its hosts that staff show to visitors.
alter table community_posts add column is_public boolean not null default false;
create index community_posts_public on community_posts (created_at desc) where is_public;
-- Hosts of the sample academy are no persons: they have no order, get no e-mail and go with the sample.
alter table member_profiles add column is_sample_host boolean not null default false;
-- Whether a member who wrote this week may be named as such: only who ticked it.
alter table member_profiles add column shows_week boolean not null default false;
create index community_reads_read on community_reads (read_at);
