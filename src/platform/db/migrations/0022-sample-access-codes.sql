-- Which access codes are invented: those that the first start put there. Nobody is given one where real money comes in.
alter table access_codes add column is_sample boolean not null default false;
-- Of an academy that is there already: written as the sample writes them ('DERB-ENG-XXXX-XXXX'), and added in the one instant
-- of the first start, which is the earliest of all. Codes that staff added bear another instant, however they are written.
update access_codes set is_sample = true
where code ~ '^DERB-[A-Z]{3}-[A-Z0-9]{4}-[A-Z0-9]{4}$'
  and added_at = (select min(added_at) from access_codes);
