ALTER TABLE "waitlist_entries" ADD COLUMN "order_id" uuid;
CREATE INDEX "waitlist_order" ON "waitlist_entries" ("order_id");
CREATE INDEX "waitlist_untold" ON "waitlist_entries" ("course_slug") WHERE told_at is null and unsubscribed_at is null;
ALTER TABLE "course_openings" ADD COLUMN "made_public_at" timestamp with time zone;
