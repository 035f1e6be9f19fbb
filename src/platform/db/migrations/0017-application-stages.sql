-- Where an application stands in the office, since when and by whom; what staff wrote of it, and what they told her.
ALTER TABLE "applications" ADD COLUMN "stage" text;
ALTER TABLE "applications" ADD COLUMN "stage_since" timestamp with time zone;
ALTER TABLE "applications" ADD COLUMN "stage_by" text;
ALTER TABLE "applications" ADD COLUMN "office_note" text;
ALTER TABLE "applications" ADD COLUMN "told" text;
ALTER TABLE "applications" ADD COLUMN "course_slug" text;
-- Until now an application was new for seven days, and whoever read the mail answered it.
UPDATE "applications" SET "stage" = 'new' WHERE "kind" = 'host-course';
UPDATE "applications" SET "stage" = CASE WHEN "sent_at" > now() - interval '7 days' THEN 'new' ELSE 'put-away' END
  WHERE "kind" IN ('contact', 'careers', 'consultation');
CREATE INDEX "applications_stage" ON "applications" ("stage", "sent_at");
CREATE INDEX "applications_course" ON "applications" ("course_slug") WHERE course_slug is not null;
-- Whether she came to the session: null while nobody has said so.
ALTER TABLE "workshop_places" ADD COLUMN "came" boolean;
