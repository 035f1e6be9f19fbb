-- How often pages of what is for sale were opened, by day. Numbers alone: nothing here is about anybody.
CREATE TABLE "visits_by_day" (
  "day" text NOT NULL,
  "step" text NOT NULL,
  "item_kind" text NOT NULL,
  "item_slug" text NOT NULL,
  "locale" text NOT NULL,
  "times" integer NOT NULL,
  CONSTRAINT "visits_by_day_day_step_item_kind_item_slug_locale_pk" PRIMARY KEY("day","step","item_kind","item_slug","locale")
);

-- What the first page of the office asks each time: few rows of tables that grow for years.
CREATE INDEX "order_history_confirmed" ON "order_history" ("at") WHERE "event" = 'confirm';
CREATE INDEX "gateway_notifications_unhandled" ON "gateway_notifications" ("received_at")
  WHERE "handled_at" IS NULL AND (
    ("verdict" = 'refused' AND "looks_forged" = false)
    OR "reason" = 'already-paid' OR "reason" = 'claimed-too' OR "kind" = 'dispute'
  );
CREATE INDEX "payment_attempts_surplus" ON "payment_attempts" ("settled_at") WHERE "is_surplus";
CREATE INDEX "refunds_done" ON "refunds" ("done_at") WHERE "done_at" IS NOT NULL;
