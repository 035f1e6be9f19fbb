-- A coupon lowers more than courses: 'all', a kind ('product') or one thing ('course:english-course').
-- Rows from before keep what they said: the courses they named, or every course.
alter table coupons add column scope jsonb not null default '["course"]';
update coupons
set scope = (select jsonb_agg('course:' || slug) from jsonb_array_elements_text(courses) as slug)
where jsonb_array_length(courses) > 0;
-- To a server of before, a coupon made from now on is for no course.
alter table coupons alter column courses set default '["-"]';

-- A right is a coupon that an order granted: whoever has that order's address uses it, and nobody else.
alter table coupons add column granted_by_order uuid references orders (id);
alter table coupons add column granted_as text;
alter table coupons add constraint coupons_granted_as check (
  (granted_by_order is null) = (granted_as is null) and granted_as in ('bonus', 'included')
);
create unique index coupons_granted on coupons (granted_by_order, granted_as);

-- Whose rights are still to be decided: every course that was bought before rights were kept.
alter table entitlements add column rights_owed boolean not null default false;
update entitlements
set rights_owed = true
from orders
where orders.id = entitlements.order_id and orders.item_kind = 'course' and entitlements.revoked_at is null;
create index entitlements_rights_owed on entitlements (granted_at) where rights_owed;

-- Courses that promise a consultation name one: the sample's by name, others where their trainer gives only one. What stays
-- without a name is not promised until somebody names it.
update courses
set record = jsonb_set(courses.record, '{consultationService}', to_jsonb(single.slug))
from (
  select record ->> 'expert' as expert, min(slug) as slug from consultation_services group by 1 having count(*) = 1
) as single
where courses.record ->> 'consultation' = 'true' and courses.record ->> 'trainer' = single.expert;
update courses
set record = jsonb_set(record, '{consultationService}', '"your-shop-line-by-line"')
where
  slug = 'ecommerce-mastery' and sample = 'sample'
  and exists (select from consultation_services where slug = 'your-shop-line-by-line');
