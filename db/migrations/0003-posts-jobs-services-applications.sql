-- Articles, jobs, consultation services; applications as they were sent.
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
  "sent_at" timestamp with time zone NOT NULL
);

CREATE INDEX "applications_sent" ON "applications" USING btree ("kind", "sent_at");
CREATE INDEX "applications_email" ON "applications" USING btree ("email");
