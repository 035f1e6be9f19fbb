-- Mailboxes of Google are one person however their dots are set: uses of coupons from before are written that way too.
update coupon_uses
set email = replace(split_part(email, '@', 1), '.', '') || '@gmail.com'
where email ~ '@(gmail|googlemail)\.com$';
