-- Pictures of the office's library: what is on each is written in both languages. Their files lie in the data folder.
CREATE TABLE "pictures" (
  "id" uuid PRIMARY KEY NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "bytes" integer NOT NULL,
  "alt_en" text NOT NULL,
  "alt_ar" text NOT NULL,
  "added_by" text NOT NULL,
  "added_at" timestamp with time zone NOT NULL
);
CREATE INDEX "pictures_added" ON "pictures" ("added_at" DESC NULLS LAST);
