-- An order may be a gift: whoever is named here gets what it opens; receipt and refund stay with its buyer.
ALTER TABLE "orders" ADD COLUMN "recipient_name" text;
ALTER TABLE "orders" ADD COLUMN "recipient_email" text;
ALTER TABLE "orders" ADD COLUMN "gift_note" text;
-- When somebody of the staff looked at an order for what its owner had already.
ALTER TABLE "orders" ADD COLUMN "double_seen_at" timestamp with time zone;
CREATE INDEX "orders_recipient" ON "orders" ("recipient_email") WHERE recipient_email is not null;
