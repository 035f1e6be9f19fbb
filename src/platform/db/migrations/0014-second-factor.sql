-- An authenticator app as the second step of the office's sign-in: its secret, sealed; codes for the day the phone is gone;
-- and which sessions have passed it.
CREATE TABLE "staff_second_factors" (
  "email" text PRIMARY KEY NOT NULL,
  "sealed" text,
  "next_sealed" text,
  "confirmed_at" timestamp with time zone,
  "last_step" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "staff_recovery_codes" (
  "email" text NOT NULL,
  "hash" text NOT NULL,
  CONSTRAINT "staff_recovery_codes_email_hash_pk" PRIMARY KEY("email","hash")
);

CREATE TABLE "staff_passed_steps" (
  "session_id" text PRIMARY KEY NOT NULL,
  "passed_at" timestamp with time zone NOT NULL
);

ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_email_staff_members_email_fk" FOREIGN KEY ("email") REFERENCES "public"."staff_members"("email") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_email_staff_second_factors_email_fk" FOREIGN KEY ("email") REFERENCES "public"."staff_second_factors"("email") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_passed_steps" ADD CONSTRAINT "staff_passed_steps_session_id_staff_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;
