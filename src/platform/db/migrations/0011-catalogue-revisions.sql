CREATE TABLE "catalogue_revisions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "slug" text NOT NULL,
  "record" jsonb,
  "state" text NOT NULL,
  "made_by" text NOT NULL,
  "made_at" timestamp with time zone NOT NULL,
  "publish_at" timestamp with time zone,
  "published_by" text,
  "published_at" timestamp with time zone,
  "based_on" uuid,
  "note" text
);
CREATE INDEX "catalogue_revisions_record" ON "catalogue_revisions" ("kind", "slug", "made_at" DESC);
CREATE UNIQUE INDEX "catalogue_revisions_open" ON "catalogue_revisions" ("kind", "slug") WHERE state in ('draft', 'scheduled');
CREATE UNIQUE INDEX "catalogue_revisions_published" ON "catalogue_revisions" ("kind", "slug") WHERE state = 'published';
CREATE INDEX "catalogue_revisions_due" ON "catalogue_revisions" ("publish_at") WHERE state = 'scheduled';
