-- What staff write down about an order for each other.
CREATE TABLE "order_notes" (
  "id" uuid PRIMARY KEY NOT NULL,
  "order_id" uuid NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "email" text NOT NULL,
  "body" text NOT NULL
);
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");
CREATE INDEX "order_notes_order" ON "order_notes" ("order_id", "at");
