-- The pages of law as the office writes them; the texts that came with the academy are put here at the next start.
CREATE TABLE "legal_texts" (
  "slug" text PRIMARY KEY NOT NULL,
  "position" integer NOT NULL,
  "sample" text NOT NULL,
  "record" jsonb NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);
