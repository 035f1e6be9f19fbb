-- What people asked of us about their own data (law 09-08), until when it is answered, and what was answered.
CREATE TABLE "data_requests" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "email" text NOT NULL,
  "name" text NOT NULL,
  "way" text NOT NULL,
  "note" text NOT NULL,
  "received_on" text NOT NULL,
  "due_at" timestamp with time zone NOT NULL,
  "state" text NOT NULL,
  "proof" text NOT NULL,
  "answer" text NOT NULL,
  "noted_by" text NOT NULL,
  "answered_by" text,
  "noted_at" timestamp with time zone NOT NULL,
  "answered_at" timestamp with time zone
);
CREATE INDEX "data_requests_open" ON "data_requests" ("due_at") WHERE state = 'open';
CREATE INDEX "data_requests_noted" ON "data_requests" ("noted_at" DESC);
CREATE INDEX "data_requests_email" ON "data_requests" ("email");

-- Whoever has signed in once, the newest first: the office looks through everybody it knows.
CREATE INDEX "staff_users_created" ON "staff_users" ("created_at" DESC);
CREATE INDEX "member_users_created" ON "member_users" ("created_at" DESC);
