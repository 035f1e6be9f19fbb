-- What an e-mail is called stands under 'emailName'. The version before this one, which may still be running, or be run again, writes
-- and reads 'letter': a row has both until nothing reads that any more.
create function name_email_twice() returns trigger language plpgsql as $$
begin
  if new.payload ? 'letter' and not new.payload ? 'emailName' then
    new.payload := new.payload || jsonb_build_object('emailName', new.payload->'letter');
  elsif new.payload ? 'emailName' and not new.payload ? 'letter' then
    new.payload := new.payload || jsonb_build_object('letter', new.payload->'emailName');
  end if;
  return new;
end $$;
create trigger outbox_name_email_twice before insert on outbox for each row execute function name_email_twice();
update outbox set payload = payload || jsonb_build_object('emailName', payload->'letter') where payload ? 'letter';
drop index outbox_named;
create index outbox_named on outbox ((coalesce(payload->>'emailName', '')), created_at desc, id desc)
  where kind in ('mail', 'message');
