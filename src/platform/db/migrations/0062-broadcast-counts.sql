-- How many an e-mail to learners went to, kept once it has ended: the list of them is deleted later.

alter table broadcasts add column counts jsonb;
