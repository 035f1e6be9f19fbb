-- The first tables: catalogue, orders, access, outbox, staff. Money in centimes of MAD; instants in UTC.
CREATE TABLE "courses" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "workshops" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "products" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "trainers" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "campaigns" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "academy_settings" (
  "id" integer PRIMARY KEY NOT NULL,
  "record" jsonb NOT NULL,
  "sample" text NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "content_version" (
  "id" integer PRIMARY KEY NOT NULL,
  "version" integer NOT NULL
);

CREATE TABLE "orders" (
  "id" uuid PRIMARY KEY NOT NULL,
  "number" text NOT NULL,
  "token" text NOT NULL,
  "idempotency_key" text NOT NULL,
  "locale" text NOT NULL,
  "item_kind" text NOT NULL,
  "item_slug" text NOT NULL,
  "description" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "list_price_centimes" integer NOT NULL,
  "discount_centimes" integer NOT NULL,
  "amount_centimes" integer NOT NULL,
  "campaign_slug" text,
  "status" text NOT NULL,
  "payment_option" text,
  "card_type" text,
  "transfer_code" text,
  "bank_transfer_confirmed_at" timestamp with time zone,
  "refusal_reason" text,
  "agreed_to_start_at" timestamp with time zone,
  "confirmed_age_at" timestamp with time zone NOT NULL,
  "placed_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  CONSTRAINT "orders_number_unique" UNIQUE("number"),
  CONSTRAINT "orders_token_unique" UNIQUE("token"),
  CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key")
);

CREATE TABLE "payment_attempts" (
  "id" uuid PRIMARY KEY NOT NULL,
  "order_id" uuid NOT NULL,
  "gateway" text NOT NULL,
  "reference" text NOT NULL,
  "amount_centimes" integer NOT NULL,
  "state" text NOT NULL,
  "provider_reference" text,
  "begun_at" timestamp with time zone NOT NULL,
  "settled_at" timestamp with time zone,
  "asked_at" timestamp with time zone,
  CONSTRAINT "payment_attempts_reference_unique" UNIQUE("reference")
);

CREATE TABLE "gateway_notifications" (
  "id" uuid PRIMARY KEY NOT NULL,
  "gateway" text NOT NULL,
  "event_id" text,
  "attempt_reference" text,
  "order_id" uuid,
  "raw_body" text NOT NULL,
  "verdict" text NOT NULL,
  "reason" text,
  "received_at" timestamp with time zone NOT NULL,
  "looks_forged" boolean NOT NULL
);

CREATE TABLE "order_history" (
  "id" uuid PRIMARY KEY NOT NULL,
  "position" bigserial NOT NULL,
  "order_id" uuid NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "actor" text NOT NULL,
  "event" text NOT NULL,
  "from_status" text,
  "to_status" text,
  "detail" jsonb
);

CREATE TABLE "entitlements" (
  "id" uuid PRIMARY KEY NOT NULL,
  "order_id" uuid NOT NULL,
  "item_slug" text NOT NULL,
  "granted_at" timestamp with time zone NOT NULL,
  "served_at" timestamp with time zone,
  "revoked_at" timestamp with time zone,
  CONSTRAINT "entitlements_order_id_unique" UNIQUE("order_id")
);

CREATE TABLE "access_codes" (
  "id" uuid PRIMARY KEY NOT NULL,
  "item_slug" text NOT NULL,
  "code" text NOT NULL,
  "added_at" timestamp with time zone NOT NULL,
  "order_id" uuid,
  "taken_at" timestamp with time zone,
  CONSTRAINT "access_codes_order_id_unique" UNIQUE("order_id")
);

CREATE TABLE "waitlist_entries" (
  "id" uuid PRIMARY KEY NOT NULL,
  "course_slug" text NOT NULL,
  "locale" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "joined_at" timestamp with time zone NOT NULL
);

CREATE TABLE "outbox" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "dedupe_key" text NOT NULL,
  "payload" jsonb NOT NULL,
  "order_id" uuid,
  "created_at" timestamp with time zone NOT NULL,
  "run_at" timestamp with time zone NOT NULL,
  "attempts" integer NOT NULL,
  "leased_until" timestamp with time zone,
  "lease_token" text,
  "last_error" text,
  "done_at" timestamp with time zone,
  "failed_at" timestamp with time zone,
  CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);

CREATE TABLE "mailbox" (
  "id" uuid PRIMARY KEY NOT NULL,
  "message_id" text NOT NULL,
  "sent_at" timestamp with time zone NOT NULL,
  "to_address" text NOT NULL,
  "subject" text NOT NULL,
  "html" text NOT NULL,
  "text" text NOT NULL,
  CONSTRAINT "mailbox_message_id_unique" UNIQUE("message_id")
);

CREATE TABLE "staff_members" (
  "email" text PRIMARY KEY NOT NULL,
  "role" text NOT NULL,
  "added_at" timestamp with time zone NOT NULL
);

CREATE TABLE "staff_log" (
  "id" uuid PRIMARY KEY NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "email" text NOT NULL,
  "act" text NOT NULL,
  "subject" text,
  "detail" jsonb
);

CREATE TABLE "practice_bank_payments" (
  "reference" text PRIMARY KEY NOT NULL,
  "order_number" text NOT NULL,
  "amount_centimes" integer NOT NULL,
  "currency" text NOT NULL,
  "description" text NOT NULL,
  "locale" text NOT NULL,
  "success_url" text NOT NULL,
  "failure_url" text NOT NULL,
  "cancel_url" text NOT NULL,
  "notification_url" text NOT NULL,
  "state" text NOT NULL,
  "provider_reference" text,
  "refunded_centimes" integer NOT NULL,
  "opened_at" timestamp with time zone NOT NULL,
  "decided_at" timestamp with time zone
);

ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gateway_notifications" ADD CONSTRAINT "gateway_notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at" DESC NULLS LAST);
CREATE INDEX "orders_status" ON "orders" USING btree ("status","expires_at");
CREATE INDEX "orders_item" ON "orders" USING btree ("item_slug","status");
CREATE INDEX "orders_email" ON "orders" USING btree ("email");
CREATE UNIQUE INDEX "orders_transfer_code" ON "orders" USING btree ("transfer_code") WHERE transfer_code is not null;
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("state","begun_at");
CREATE UNIQUE INDEX "gateway_notifications_event" ON "gateway_notifications" USING btree ("gateway","event_id") WHERE event_id is not null and verdict <> 'refused';
CREATE INDEX "gateway_notifications_received" ON "gateway_notifications" USING btree ("received_at" DESC NULLS LAST);
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","position");
CREATE INDEX "entitlements_waiting" ON "entitlements" USING btree ("item_slug","granted_at") WHERE served_at is null;
CREATE UNIQUE INDEX "access_codes_code" ON "access_codes" USING btree ("item_slug","code");
CREATE INDEX "access_codes_free" ON "access_codes" USING btree ("item_slug","added_at") WHERE order_id is null;
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist_entries" USING btree ("course_slug","email");
CREATE INDEX "waitlist_joined" ON "waitlist_entries" USING btree ("joined_at");
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at") WHERE done_at is null and failed_at is null;
CREATE INDEX "outbox_order" ON "outbox" USING btree ("order_id");
CREATE INDEX "mailbox_sent" ON "mailbox" USING btree ("sent_at" DESC NULLS LAST);
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("at" DESC NULLS LAST);
INSERT INTO content_version (id, version) VALUES (1, 1);
