-- A keyed hash of the address of whoever went to the bank, while nobody has paid: one caller cannot keep all seats of a group.
alter table payment_attempts add column held_by text;
