-- A free seat of a workshop is kept for nobody any more: who let the time of an offer pass is off the list, and the letters that
-- told of it are not written any more.
update workshop_places set state = 'off-list' where state = 'lapsed';
delete from outbox
where done_at is null and payload ->> 'letter' in ('workshop-offer-lapsed', 'workshop-offer-ended');
