-- A price is struck through only while a campaign runs, and is then taken from what was really charged: no record states one any
-- more, neither published nor in its drafts and its history.
update courses set record = record - 'originalPriceCentimes' where record ? 'originalPriceCentimes';
update catalogue_revisions set record = record - 'originalPriceCentimes'
where kind = 'course' and record ? 'originalPriceCentimes';
