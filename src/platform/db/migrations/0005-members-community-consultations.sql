ALTER TABLE "orders" ADD COLUMN "coupon_code" text;
ALTER TABLE "entitlements" ADD COLUMN "paused_at" timestamp with time zone;
ALTER TABLE "waitlist_entries" ADD COLUMN "told_at" timestamp with time zone;
ALTER TABLE "waitlist_entries" ADD COLUMN "unsubscribed_at" timestamp with time zone;
ALTER TABLE "staff_members" ADD COLUMN "expert" text;
ALTER TABLE "outbox" ADD COLUMN "member_id" text;
CREATE INDEX "outbox_member" ON "outbox" ("member_id");

CREATE TABLE "product_downloads" (
  "id" uuid PRIMARY KEY NOT NULL,
  "order_id" uuid NOT NULL,
  "product_slug" text NOT NULL,
  "locale" text NOT NULL,
  "used" integer NOT NULL,
  "most" integer NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "last_used_at" timestamp with time zone,
  "ends_at" timestamp with time zone NOT NULL
);
ALTER TABLE "product_downloads" ADD CONSTRAINT "product_downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");
CREATE UNIQUE INDEX "product_downloads_once" ON "product_downloads" ("order_id", "locale");
CREATE INDEX "product_downloads_ends" ON "product_downloads" ("ends_at");

CREATE TABLE "course_openings" (
  "course_slug" text PRIMARY KEY NOT NULL,
  "opened_at" timestamp with time zone NOT NULL,
  "opened_by" text NOT NULL,
  "public_at" timestamp with time zone NOT NULL
);

CREATE TABLE "coupons" (
  "id" uuid PRIMARY KEY NOT NULL,
  "code" text NOT NULL,
  "kind" text NOT NULL,
  "value" integer NOT NULL,
  "courses" jsonb NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "ends_at" timestamp with time zone,
  "most_uses" integer,
  "most_per_person" integer,
  "created_at" timestamp with time zone NOT NULL,
  "created_by" text NOT NULL,
  "closed_at" timestamp with time zone,
  CONSTRAINT "coupons_code_unique" UNIQUE ("code")
);

CREATE TABLE "coupon_uses" (
  "order_id" uuid PRIMARY KEY NOT NULL,
  "coupon_id" uuid NOT NULL,
  "email" text NOT NULL,
  "used_at" timestamp with time zone NOT NULL
);
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id");
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" ("coupon_id", "email");

CREATE TABLE "instalment_plans" (
  "id" uuid PRIMARY KEY NOT NULL,
  "order_id" uuid NOT NULL,
  "course_slug" text NOT NULL,
  "total_centimes" integer NOT NULL,
  "grace_days" integer NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "completed_at" timestamp with time zone,
  "ended_at" timestamp with time zone,
  CONSTRAINT "instalment_plans_order_id_unique" UNIQUE ("order_id")
);
ALTER TABLE "instalment_plans" ADD CONSTRAINT "instalment_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");

CREATE TABLE "instalments" (
  "plan_id" uuid NOT NULL,
  "number" integer NOT NULL,
  "after_days" integer NOT NULL,
  "due_on" text,
  "amount_centimes" integer NOT NULL,
  "order_id" uuid,
  "paid_at" timestamp with time zone,
  "reminded_at" timestamp with time zone,
  "paused_at" timestamp with time zone,
  PRIMARY KEY ("plan_id", "number"),
  CONSTRAINT "instalments_order_id_unique" UNIQUE ("order_id")
);
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_plan_id_instalment_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "instalment_plans"("id");
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");
CREATE INDEX "instalments_due" ON "instalments" ("due_on");

CREATE TABLE "expert_hours" (
  "id" uuid PRIMARY KEY NOT NULL,
  "expert" text NOT NULL,
  "weekday" integer NOT NULL,
  "from_minute" integer NOT NULL,
  "until_minute" integer NOT NULL
);
CREATE INDEX "expert_hours_expert" ON "expert_hours" ("expert", "weekday");

CREATE TABLE "expert_days" (
  "id" uuid PRIMARY KEY NOT NULL,
  "expert" text NOT NULL,
  "on_date" text NOT NULL,
  "kind" text NOT NULL,
  "from_minute" integer,
  "until_minute" integer
);
CREATE INDEX "expert_days_expert" ON "expert_days" ("expert", "on_date");

CREATE TABLE "expert_settings" (
  "expert" text PRIMARY KEY NOT NULL,
  "meeting_url" text NOT NULL,
  "buffer_minutes" integer NOT NULL,
  "notice_hours" integer NOT NULL,
  "horizon_days" integer NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "bookings" (
  "id" uuid PRIMARY KEY NOT NULL,
  "order_id" uuid NOT NULL,
  "service" text NOT NULL,
  "expert" text NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "ends_at" timestamp with time zone NOT NULL,
  "state" text NOT NULL,
  "held_until" timestamp with time zone,
  "time_zone" text NOT NULL,
  "note" text NOT NULL,
  "sequence" integer NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "changed_at" timestamp with time zone NOT NULL,
  "day_reminder_at" timestamp with time zone,
  "hour_reminder_at" timestamp with time zone,
  CONSTRAINT "bookings_order_id_unique" UNIQUE ("order_id")
);
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");
CREATE UNIQUE INDEX "bookings_hour" ON "bookings" ("expert", "starts_at") WHERE state in ('held', 'booked');
CREATE INDEX "bookings_starts" ON "bookings" ("starts_at");
CREATE INDEX "bookings_held" ON "bookings" ("held_until") WHERE state = 'held';

CREATE TABLE "member_users" (
  "id" text PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "email_verified" boolean NOT NULL,
  "image" text,
  "created_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL,
  CONSTRAINT "member_users_email_unique" UNIQUE ("email")
);

CREATE TABLE "member_sessions" (
  "id" text PRIMARY KEY NOT NULL,
  "token" text NOT NULL,
  "user_id" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "ip_address" text,
  "user_agent" text,
  "created_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL,
  CONSTRAINT "member_sessions_token_unique" UNIQUE ("token")
);
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_user_id_member_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "member_users"("id") ON DELETE CASCADE;
CREATE INDEX "member_sessions_user" ON "member_sessions" ("user_id");
CREATE INDEX "member_sessions_expires" ON "member_sessions" ("expires_at");

CREATE TABLE "member_accounts" (
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
ALTER TABLE "member_accounts" ADD CONSTRAINT "member_accounts_user_id_member_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "member_users"("id") ON DELETE CASCADE;

CREATE TABLE "member_codes" (
  "id" text PRIMARY KEY NOT NULL,
  "identifier" text NOT NULL,
  "value" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "updated_at" timestamp with time zone NOT NULL
);
CREATE INDEX "member_codes_identifier" ON "member_codes" ("identifier");
CREATE INDEX "member_codes_expires" ON "member_codes" ("expires_at");

CREATE TABLE "member_profiles" (
  "member_id" text PRIMARY KEY NOT NULL,
  "display_name" text NOT NULL,
  "folded_name" text,
  "city" text NOT NULL,
  "about" text NOT NULL,
  "locale" text NOT NULL,
  "wants_digest" boolean NOT NULL,
  "unsubscribe_token" text NOT NULL,
  "joined_at" timestamp with time zone NOT NULL,
  "digest_sent_at" timestamp with time zone,
  "quiet_until" timestamp with time zone,
  "shut_out_at" timestamp with time zone,
  CONSTRAINT "member_profiles_folded_name_unique" UNIQUE ("folded_name"),
  CONSTRAINT "member_profiles_unsubscribe_token_unique" UNIQUE ("unsubscribe_token")
);
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_member_id_member_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "member_users"("id") ON DELETE CASCADE;
CREATE INDEX "member_profiles_digest" ON "member_profiles" ("digest_sent_at");

CREATE TABLE "community_posts" (
  "id" uuid PRIMARY KEY NOT NULL,
  "position" bigserial NOT NULL,
  "space" text NOT NULL,
  "author_id" text,
  "is_anonymous" boolean NOT NULL,
  "body" text NOT NULL,
  "body_en" text,
  "folded" text DEFAULT '' NOT NULL,
  "is_pinned" boolean NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "edited_at" timestamp with time zone,
  "active_at" timestamp with time zone NOT NULL,
  "removed_at" timestamp with time zone,
  "removed_by" text,
  "removed_reason" text
);
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_member_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "member_users"("id") ON DELETE SET NULL;
CREATE INDEX "community_posts_space" ON "community_posts" ("space", "active_at" DESC);
CREATE INDEX "community_posts_author" ON "community_posts" ("author_id", "created_at");

CREATE TABLE "community_replies" (
  "id" uuid PRIMARY KEY NOT NULL,
  "position" bigserial NOT NULL,
  "post_id" uuid NOT NULL,
  "author_id" text,
  "is_anonymous" boolean NOT NULL,
  "body" text NOT NULL,
  "folded" text DEFAULT '' NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "edited_at" timestamp with time zone,
  "removed_at" timestamp with time zone,
  "removed_by" text,
  "removed_reason" text
);
ALTER TABLE "community_replies" ADD CONSTRAINT "community_replies_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts"("id") ON DELETE CASCADE;
ALTER TABLE "community_replies" ADD CONSTRAINT "community_replies_author_id_member_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "member_users"("id") ON DELETE SET NULL;
CREATE INDEX "community_replies_post" ON "community_replies" ("post_id", "position");
CREATE INDEX "community_replies_author" ON "community_replies" ("author_id", "created_at");

CREATE TABLE "community_pictures" (
  "id" uuid PRIMARY KEY NOT NULL,
  "post_id" uuid NOT NULL,
  "alt" text NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "bytes" integer NOT NULL,
  "uploaded_at" timestamp with time zone NOT NULL,
  CONSTRAINT "community_pictures_post_id_unique" UNIQUE ("post_id")
);
ALTER TABLE "community_pictures" ADD CONSTRAINT "community_pictures_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts"("id") ON DELETE CASCADE;
CREATE INDEX "community_pictures_uploaded" ON "community_pictures" ("uploaded_at");

CREATE TABLE "community_reactions" (
  "subject_id" uuid NOT NULL,
  "post_id" uuid NOT NULL,
  "member_id" text NOT NULL,
  "kind" text NOT NULL,
  "at" timestamp with time zone NOT NULL,
  PRIMARY KEY ("subject_id", "member_id", "kind")
);
ALTER TABLE "community_reactions" ADD CONSTRAINT "community_reactions_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts"("id") ON DELETE CASCADE;
ALTER TABLE "community_reactions" ADD CONSTRAINT "community_reactions_member_id_member_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "member_users"("id") ON DELETE CASCADE;
CREATE INDEX "community_reactions_post" ON "community_reactions" ("post_id");

CREATE TABLE "community_mentions" (
  "subject_id" uuid NOT NULL,
  "post_id" uuid NOT NULL,
  "member_id" text NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "seen_at" timestamp with time zone,
  PRIMARY KEY ("subject_id", "member_id")
);
ALTER TABLE "community_mentions" ADD CONSTRAINT "community_mentions_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts"("id") ON DELETE CASCADE;
ALTER TABLE "community_mentions" ADD CONSTRAINT "community_mentions_member_id_member_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "member_users"("id") ON DELETE CASCADE;
CREATE INDEX "community_mentions_member" ON "community_mentions" ("member_id", "at" DESC);

CREATE TABLE "community_reads" (
  "member_id" text NOT NULL,
  "space" text NOT NULL,
  "read_at" timestamp with time zone NOT NULL,
  PRIMARY KEY ("member_id", "space")
);
ALTER TABLE "community_reads" ADD CONSTRAINT "community_reads_member_id_member_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "member_users"("id") ON DELETE CASCADE;

CREATE TABLE "community_blocks" (
  "member_id" text NOT NULL,
  "blocked_id" text NOT NULL,
  "at" timestamp with time zone NOT NULL,
  PRIMARY KEY ("member_id", "blocked_id")
);
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_member_id_member_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "member_users"("id") ON DELETE CASCADE;
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocked_id_member_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "member_users"("id") ON DELETE CASCADE;
CREATE INDEX "community_blocks_blocked" ON "community_blocks" ("blocked_id");

CREATE TABLE "community_reports" (
  "id" uuid PRIMARY KEY NOT NULL,
  "subject_kind" text NOT NULL,
  "subject_id" text NOT NULL,
  "post_id" uuid,
  "reporter_id" text,
  "reason" text NOT NULL,
  "note" text NOT NULL,
  "quoted" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "decided_at" timestamp with time zone,
  "decided_by" text,
  "decision" text
);
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts"("id") ON DELETE SET NULL;
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reporter_id_member_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "member_users"("id") ON DELETE SET NULL;
CREATE INDEX "community_reports_open" ON "community_reports" ("decided_at", "created_at");

CREATE TABLE "sprint_members" (
  "starts_on" text NOT NULL,
  "member_id" text NOT NULL,
  "goal" text NOT NULL,
  "joined_at" timestamp with time zone NOT NULL,
  "wants_reminders" boolean NOT NULL,
  "wants_partner" boolean NOT NULL,
  "partner_id" text,
  "reminded_on" text,
  "finished_at" timestamp with time zone,
  "left_at" timestamp with time zone,
  PRIMARY KEY ("starts_on", "member_id")
);
ALTER TABLE "sprint_members" ADD CONSTRAINT "sprint_members_member_id_member_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "member_users"("id") ON DELETE CASCADE;
ALTER TABLE "sprint_members" ADD CONSTRAINT "sprint_members_partner_id_member_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "member_users"("id") ON DELETE SET NULL;
CREATE INDEX "sprint_members_member" ON "sprint_members" ("member_id");
CREATE INDEX "sprint_members_partner" ON "sprint_members" ("partner_id");

CREATE TABLE "sprint_days" (
  "starts_on" text NOT NULL,
  "member_id" text NOT NULL,
  "day" integer NOT NULL,
  "goal" text NOT NULL,
  "line" text NOT NULL,
  "checked_in_at" timestamp with time zone,
  PRIMARY KEY ("starts_on", "member_id", "day")
);
ALTER TABLE "sprint_days" ADD CONSTRAINT "sprint_days_member_id_member_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "member_users"("id") ON DELETE CASCADE;

