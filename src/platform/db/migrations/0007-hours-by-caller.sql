ALTER TABLE "bookings" ADD COLUMN "held_by" text;
