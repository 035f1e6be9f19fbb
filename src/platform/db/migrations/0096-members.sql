-- How many members came and left is counted of memberships alone, from this index; other orders are not in it.
create index orders_memberships on orders (id, email, recipient_email) where item_kind = 'membership';
