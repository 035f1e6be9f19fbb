-- Which links led to visits and orders, of people who agreed to the counting of visits.

alter table orders add column utm_source text;
alter table orders add column utm_medium text;
alter table orders add column utm_campaign text;

create table visits_by_source (
  day text not null,
  source text not null,
  medium text not null,
  campaign text not null,
  times integer not null,
  primary key (day, source, medium, campaign)
);

-- How many an e-mail to learners went to, kept once it has ended: the list of them is deleted later.

alter table broadcasts add column counts jsonb;
