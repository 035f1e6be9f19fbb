-- Until when a freed seat of a workshop is kept for her to whom it is offered; null where no offer stands.
ALTER TABLE "workshop_places" ADD COLUMN "offered_until" timestamp with time zone;
