-- Learners of one course, the newest first: the list of learners is narrowed to it.
create index orders_of_item on orders (item_slug, placed_at desc, id desc) where status = 'Payment Confirmed';
