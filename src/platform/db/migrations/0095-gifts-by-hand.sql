-- What opens a gift that its buyer gives by hand, on paper or on WhatsApp; null for one that is e-mailed, and for what is no gift.
alter table orders add column gift_code text;
create unique index orders_gift_code on orders (gift_code) where gift_code is not null;
