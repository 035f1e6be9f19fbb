-- The day in Morocco on which a gift is sent, 'YYYY-MM-DD'; null: as soon as it is paid.
alter table orders add column gift_on text;
