-- How orders are found by what somebody types. Both sides of the comparison go through this one function, in the database,
-- so that they cannot differ. Its answer is the same on every server, whatever its locale: only the Latin letters of the
-- "C" locale are made small here, the others have no upper case in the names we know, or keep it.
-- Decomposed, so that accents, Arabic vowel signs and hamza stand alone and can be left out; then tatweel and the invisible
-- signs that come with copied text; letters that hurried hands write alike, and Arabic digits.
CREATE FUNCTION "fold_for_search"("typed" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(
  translate(
    regexp_replace(
      normalize("typed", NFKD),
      '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]',
      '',
      'g'
    ),
    U&'\0671\0649\06CC\0629\06A9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
    U&'\0627\064A\064A\0647\0643' || '01234567890123456789'
  ) COLLATE "C"
);

-- Each on a line of its own, so that nothing is found across two of them. The telephone is the last.
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (
  "fold_for_search"(
    "number" || E'\n' || replace("number", '-', '') || E'\n' || "name" || E'\n' || "email" || E'\n'
      || coalesce("transfer_code", '') || E'\n' || "phone"
  )
) STORED;

-- The newest first, of all and of one status. The earlier index was made with NULLS LAST, by which no list is ordered: every
-- first page sorted the whole table.
DROP INDEX "orders_placed_at";
CREATE INDEX "orders_placed_at" ON "orders" ("placed_at" DESC, "id" DESC);
CREATE INDEX "orders_status_placed_at" ON "orders" ("status", "placed_at" DESC, "id" DESC);

-- How a member of staff likes to look at a list. They go with her place.
CREATE TABLE "staff_views" (
  "id" uuid PRIMARY KEY NOT NULL,
  "owner_email" text NOT NULL,
  "list" text NOT NULL,
  "name" text NOT NULL,
  "filter" jsonb NOT NULL,
  "created_at" timestamp with time zone NOT NULL
);
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_owner_email_fk" FOREIGN KEY ("owner_email") REFERENCES "staff_members"("email") ON DELETE cascade;
CREATE UNIQUE INDEX "staff_views_name" ON "staff_views" ("owner_email", "list", "name");
