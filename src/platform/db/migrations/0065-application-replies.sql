-- What staff answered by e-mail stays with the application that it answers.
alter table applications add column replies jsonb not null default '[]';
