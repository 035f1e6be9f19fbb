-- What buyers ask back by right: judged and kept at the moment of asking, so that a request in time stays in time.
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_centimes" integer NOT NULL,
	"days" integer NOT NULL,
	"last_day" text NOT NULL,
	"way" text NOT NULL,
	"payout" jsonb,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"declined_for" text,
	"decline_note" text
);
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "refund_requests_order" ON "refund_requests" USING btree ("order_id","asked_at");
-- One open request for each order, whoever presses twice.
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("order_id") WHERE state = 'open';
CREATE INDEX "refund_requests_open" ON "refund_requests" USING btree ("due_at") WHERE state = 'open';
