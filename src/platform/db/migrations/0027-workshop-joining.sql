-- How to join a session of a workshop: link, address, map, what to bring. Apart from the published record, so that no page,
-- preview or call that reads the record can show it to somebody without a seat.
CREATE TABLE "workshop_joining" (
  "workshop_slug" text NOT NULL,
  "held_on" text NOT NULL,
  "details" jsonb NOT NULL,
  "version" integer NOT NULL,
  "changed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "workshop_joining_workshop_slug_held_on_pk" PRIMARY KEY("workshop_slug","held_on")
);

-- The hour that somebody was told, so that another one is told too; and which reminders were sent.
ALTER TABLE "workshop_places" ADD COLUMN "starts_at" text;
ALTER TABLE "workshop_places" ADD COLUMN "day_reminder_at" timestamp with time zone;
ALTER TABLE "workshop_places" ADD COLUMN "hour_reminder_at" timestamp with time zone;
UPDATE "workshop_places" p SET "starts_at" = w."record" ->> 'startsAt'
  FROM "workshops" w WHERE w."slug" = p."workshop_slug" AND p."held_on" IS NOT NULL;
