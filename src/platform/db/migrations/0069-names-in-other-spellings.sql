-- Names are found in another spelling of theirs. The database writes what is searched, and folds what was typed by the same functions.

-- What is written differently in Latin letters is made one: doubled letters, sh and ch, j and dj, u, ou, o and w, i and y, k, q and c,
-- and an h at the end of a word. Takes a folded text; twice changes nothing.
create function "spelled_alike"("folded" text) returns text
language sql immutable parallel safe strict
return regexp_replace(
  regexp_replace(
    translate(
      replace(
        replace(
          regexp_replace(
            regexp_replace("folded", '([a-z])\1+', '\1', 'g'),
            '[cs]h', 'x', 'g'
          ),
          'dj', 'j'
        ),
        'ou', 'u'
      ),
      'owyqc', 'uuikk'
    ),
    'h(?![a-z])', '', 'g'
  ),
  '([a-z])\1+', '\1', 'g'
);

-- The words of a text by their consonants, so that a name is found in the other script: '[slm]' of Salma, '<slm>' of its Arabic.
-- A vowel at the beginning is an apostrophe. The Arabic article is a word of its own; what has one sign is left out. Takes
-- a text in one spelling.
create function "consonants_of"("spelled" text) returns text
language sql immutable parallel safe strict
return regexp_replace(
  regexp_replace(
    translate(
      replace(replace(replace(replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                regexp_replace("spelled", '[^a-z\u0621-\u064a]+', ' ', 'g'),
                '(^| )\u0627\u0644(?=[\u0621-\u064a]{2})', U&'\005C1\0627\0644 ', 'g'
              ),
              '([a-z]+)', '[\1]', 'g'
            ),
            '([\u0621-\u064a]+)', '<\1>', 'g'
          ),
          '([[<])[aeiu\u0621\u0627\u0639\u0648\u064a]', '\1''', 'g'
        ),
        'th', 't'), 'dh', 'd'), 'kh', 'q'), 'gh', 'w'),
      U&'\062E\063A\0628\062A\062B\062C\062D\062F\0630\0631\0632\0633\0634\0635\0636\0637\0638\0641\0642\0643\0644\0645\0646\0647' || 'aeiu' || U&'\0627\0648\064A\0621\0639',
      'qwbttjhddrzsxsdtdfkklmnh'
    ),
    'h([]>])', '\1', 'g'
  ),
  '[[<].?[]>] ?', '', 'g'
);

-- Names and addresses as they are searched: as they are, in one spelling, and by their consonants.
create function "search_text_of"("names" text) returns text
language sql immutable parallel safe strict
return (
  select "folded" || E'\n' || "spelled" || E'\n' || "consonants_of"("spelled")
  from (
    select "folded", "spelled_alike"("folded") as "spelled"
    from (select "fold_for_search"("names") as "folded" offset 0) as "once"
    offset 0
  ) as "twice"
);

-- What a typed word is looked for by, besides as it is. Null where too little is left, which would be found nearly everywhere.
create function "spelling_to_find"("typed" text) returns text
language sql immutable parallel safe strict
return substring("spelled_alike"("fold_for_search"("typed")) from '^.{3,}$');

-- In the other script, without the article.
create function "consonants_to_find"("typed" text) returns text
language sql immutable parallel safe strict
return nullif(btrim(translate(replace("consonants_of"("spelled_alike"("fold_for_search"("typed"))), '<''l> ', ''), '[]<>', '<>[]')), '');

-- Whom a gift is for is searched with the rest.
alter table "orders" drop column "search_text";
alter table "orders" add column "search_text" text generated always as (
  "fold_for_search"(
    "number" || E'\n' || replace("number", '-', '') || E'\n' || coalesce("transfer_code", '') || E'\n' || "phone"
  )
    || E'\n'
    || "search_text_of"(
      "name" || E'\n' || "email" || E'\n' || coalesce("recipient_name", '') || E'\n' || coalesce("recipient_email", '')
    )
) stored;

alter table "applications" add column "search_text" text generated always as (
  "search_text_of"(coalesce("name", '') || E'\n' || "email")
) stored;

alter table "member_profiles" add column "search_text" text generated always as ("search_text_of"("display_name")) stored;
