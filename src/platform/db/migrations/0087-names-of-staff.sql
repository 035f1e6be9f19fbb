-- By which colleagues call somebody of the staff, as an owner typed it; '' where nobody did.
alter table staff_members add column name text not null default '';
