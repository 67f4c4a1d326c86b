CREATE TABLE "affiliate_analytics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_analytics_once" UNIQUE("affiliate_id","event_type","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"affiliate_code" text NOT NULL,
	"application_data" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"payout_details" text NOT NULL,
	"payout_fingerprint" text NOT NULL,
	"stripe_account_id" text,
	"stripe_onboarding_completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "affiliates_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliates_affiliate_code_unique" UNIQUE("affiliate_code"),
	CONSTRAINT "affiliates_stripe_account_id_unique" UNIQUE("stripe_account_id")
);
--> statement-breakpoint
CREATE TABLE "application_notices" (
	"affiliate_id" uuid NOT NULL,
	"admin_email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_notices_affiliate_id_admin_email_pk" PRIMARY KEY("affiliate_id","admin_email")
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"earned_by_order" uuid NOT NULL,
	"commission_type" text NOT NULL,
	"entry" text NOT NULL,
	"amount_due" integer NOT NULL,
	"purchase_amount" integer NOT NULL,
	"held_for" text,
	"reviewed" text,
	"reviewed_at" timestamp with time zone,
	"payable_at" timestamp with time zone NOT NULL,
	"payout_date" date NOT NULL,
	"payout_id" uuid,
	"paid" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"error_message" text,
	"stripe_transfer_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"payout_date" date PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"payout_date" date NOT NULL,
	"method" text NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"stripe_account_id" text,
	"stripe_transfer_id" text,
	"error_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" text,
	"reference" text,
	CONSTRAINT "payouts_stripe_transfer_id_unique" UNIQUE("stripe_transfer_id"),
	CONSTRAINT "payouts_once" UNIQUE("affiliate_id","payout_date"),
	CONSTRAINT "payouts_positive" CHECK ("payouts"."amount_in_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "affiliate_analytics" ADD CONSTRAINT "affiliate_analytics_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notices" ADD CONSTRAINT "application_notices_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payout_date_payout_runs_payout_date_fk" FOREIGN KEY ("payout_date") REFERENCES "public"."payout_runs"("payout_date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliates_status" ON "affiliates" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "affiliates_created" ON "affiliates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "affiliates_fingerprint" ON "affiliates" USING btree ("payout_fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_earned_once" ON "commissions" USING btree ("earned_by_order") WHERE "commissions"."entry" = 'earned';--> statement-breakpoint
CREATE INDEX "commissions_of_order" ON "commissions" USING btree ("earned_by_order");--> statement-breakpoint
CREATE INDEX "commissions_affiliate" ON "commissions" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE INDEX "commissions_created" ON "commissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "commissions_unpaid" ON "commissions" USING btree ("payable_at","affiliate_id") WHERE not "commissions"."paid";--> statement-breakpoint
CREATE INDEX "commissions_payout" ON "commissions" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payouts_run" ON "payouts" USING btree ("payout_date","id");