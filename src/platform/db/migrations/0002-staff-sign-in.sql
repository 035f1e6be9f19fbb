-- Staff sign-in: who has signed in, their sessions, codes on their way, and how often was tried.
CREATE TABLE "staff_users" (
  "id" text PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "email_verified" boolean NOT NULL,
  "image" text,
  "created_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL,
  CONSTRAINT "staff_users_email_unique" UNIQUE("email")
);

CREATE TABLE "staff_sessions" (
  "id" text PRIMARY KEY NOT NULL,
  "token" text NOT NULL,
  "user_id" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "ip_address" text,
  "user_agent" text,
  "created_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL,
  CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);

CREATE TABLE "staff_accounts" (
  "id" text PRIMARY KEY NOT NULL,
  "account_id" text NOT NULL,
  "provider_id" text NOT NULL,
  "user_id" text NOT NULL,
  "access_token" text,
  "refresh_token" text,
  "id_token" text,
  "access_token_expires_at" timestamp with time zone,
  "refresh_token_expires_at" timestamp with time zone,
  "scope" text,
  "password" text,
  "created_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "staff_codes" (
  "id" text PRIMARY KEY NOT NULL,
  "identifier" text NOT NULL,
  "value" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sign_in_limits" (
  "key" text PRIMARY KEY NOT NULL,
  "used" integer NOT NULL,
  "ends_at" timestamp with time zone NOT NULL
);

ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "staff_sessions_user" ON "staff_sessions" USING btree ("user_id");
CREATE INDEX "staff_sessions_expires" ON "staff_sessions" USING btree ("expires_at");
CREATE INDEX "staff_codes_identifier" ON "staff_codes" USING btree ("identifier");
CREATE INDEX "staff_codes_expires" ON "staff_codes" USING btree ("expires_at");
CREATE INDEX "sign_in_limits_ends" ON "sign_in_limits" USING btree ("ends_at");
