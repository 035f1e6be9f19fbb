-- Articles, jobs, consultation services; applications as they were sent; what an order was promised.
CREATE TABLE "posts" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "jobs" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "consultation_services" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "applications" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "subject" text,
  "locale" text NOT NULL,
  "name" text,
  "email" text NOT NULL,
  "phone" text,
  "answers" jsonb NOT NULL,
  "fingerprint" text,
  "sent_at" timestamp with time zone NOT NULL,
  CONSTRAINT "application_once" UNIQUE ("fingerprint")
);

CREATE INDEX "applications_sent" ON "applications" USING btree ("sent_at");
CREATE INDEX "applications_kind" ON "applications" USING btree ("kind", "sent_at");
CREATE INDEX "applications_email" ON "applications" USING btree ("email");

CREATE TABLE "workshop_places" (
  "id" uuid PRIMARY KEY NOT NULL,
  "workshop_slug" text NOT NULL,
  "held_on" text,
  "email" text NOT NULL,
  "application_id" uuid NOT NULL REFERENCES "applications" ("id"),
  "state" text NOT NULL,
  "turn" integer NOT NULL,
  "changed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "workshop_place_once" UNIQUE NULLS NOT DISTINCT ("workshop_slug", "held_on", "email")
);

CREATE INDEX "workshop_places_state" ON "workshop_places" USING btree ("workshop_slug", "held_on", "state", "turn");

-- What a buyer was promised and accepted when she ordered; nothing is known of it for older orders.
ALTER TABLE "orders" ADD COLUMN "refund_days" integer;
ALTER TABLE "orders" ADD COLUMN "terms_version" text;

-- Letters and messages about an application stand in the outbox like those about an order.
ALTER TABLE "outbox" ADD COLUMN "application_id" uuid;
CREATE INDEX "outbox_application" ON "outbox" USING btree ("application_id");
