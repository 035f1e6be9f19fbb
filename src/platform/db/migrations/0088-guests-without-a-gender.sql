-- Profiles that got the name for a woman because no order had one: the name that new ones get, with the next free numbers.
update member_profiles
set display_name = 'ضيف ' || guests.number, folded_name = 'ضيف' || guests.number
from (
  select member_id,
    row_number() over (order by joined_at, member_id) + (
      select coalesce(max(substr(folded_name, 4)::int), 1)
      from member_profiles
      where folded_name ~ '^ضيف[0-9]{1,8}$'
    ) as number
  from member_profiles
  where display_name ~ '^عضوة( [0-9]+)?$'
) as guests
where guests.member_id = member_profiles.member_id;
