-- The sample academy came with a few Arabic texts whose marks stood in another order than the forms store (NFC): the first save
-- of such a record told of a change that nobody had made.
do $$
declare
  name text;
begin
  -- In any other encoding there is nothing to compose, and normalize() fails.
  if getdatabaseencoding() <> 'UTF8' then return; end if;
  foreach name in array array[
    'courses', 'workshops', 'products', 'trainers', 'posts', 'jobs', 'consultation_services', 'campaigns',
    'legal_texts', 'academy_settings', 'catalogue_revisions'
  ] loop
    execute format(
      'update %I set record = normalize(record::text, NFC)::jsonb where record::text is not NFC normalized',
      name
    );
  end loop;
end $$;
