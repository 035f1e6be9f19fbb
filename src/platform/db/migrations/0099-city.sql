alter table orders add column city text not null default '';
