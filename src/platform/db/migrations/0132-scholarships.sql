-- Two people decide about a scholarship; what each said is kept with its reason.
alter table applications add column verdicts jsonb not null default '[]';
