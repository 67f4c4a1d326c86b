CREATE TABLE "commission_months" (
	"month" date PRIMARY KEY NOT NULL,
	"conversions" integer NOT NULL,
	"revenue_in_cents" bigint NOT NULL,
	"commissions_in_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"position" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "property_files_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "property_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"idempotency_key" uuid NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"property_type" text,
	"condition" text,
	"estimated_value_in_cents" bigint,
	"notes" text NOT NULL,
	"submitter_name" text NOT NULL,
	"submitter_phone" text NOT NULL,
	"submitter_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "property_submissions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
DROP INDEX "commissions_affiliate";--> statement-breakpoint
ALTER TABLE "property_files" ADD CONSTRAINT "property_files_submission_id_property_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."property_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_files_submission" ON "property_files" USING btree ("submission_id","position");--> statement-breakpoint
CREATE INDEX "property_files_unclaimed" ON "property_files" USING btree ("created_at") WHERE "property_files"."submission_id" is null;--> statement-breakpoint
CREATE INDEX "property_submissions_newest" ON "property_submissions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_submissions_user" ON "property_submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "affiliates_search" ON "affiliates" USING gin (to_tsvector('simple', translate("search_text" || ' ' || "affiliate_code", '@.-_+,''/', '        ')));--> statement-breakpoint
CREATE INDEX "affiliates_name" ON "affiliates" USING btree ("search_text","id");--> statement-breakpoint
CREATE INDEX "affiliates_stripe" ON "affiliates" USING btree ("id") WHERE "affiliates"."stripe_account_id" is not null;--> statement-breakpoint
CREATE INDEX "affiliates_onboarded" ON "affiliates" USING btree ("id") WHERE "affiliates"."stripe_onboarding_completed";--> statement-breakpoint
CREATE INDEX "commissions_largest" ON "commissions" USING btree ("amount_due","created_at","id");--> statement-breakpoint
CREATE INDEX "commissions_open" ON "commissions" USING btree ("created_at","id") WHERE not "commissions"."paid";--> statement-breakpoint
CREATE INDEX "commissions_held" ON "commissions" USING btree ("created_at","id") WHERE "commissions"."held_for" is not null and "commissions"."reviewed" is null;--> statement-breakpoint
CREATE INDEX "commissions_refused" ON "commissions" USING btree ("created_at","id") WHERE "commissions"."reviewed" = 'refused';--> statement-breakpoint
CREATE INDEX "commissions_reversals" ON "commissions" USING btree ("created_at","id") WHERE "commissions"."entry" = 'reversal';--> statement-breakpoint
CREATE INDEX "commissions_unpaid_sum" ON "commissions" USING btree ("reviewed","amount_due") WHERE not "commissions"."paid";--> statement-breakpoint
CREATE INDEX "commissions_month_sum" ON "commissions" USING btree ("created_at","entry","amount_due","purchase_amount");--> statement-breakpoint
CREATE INDEX "payouts_created" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_waiting_first" ON "purchases" USING btree (("refund_requested_at" is not null and "refunded_at" is null),"paid_at","id");--> statement-breakpoint
CREATE INDEX "audit_rows_stream" ON "audit_rows" USING btree ("stream" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "audit_rows_actor" ON "audit_rows" USING btree ("actor" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "audit_rows_action" ON "audit_rows" USING btree ("action" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "commissions_affiliate" ON "commissions" USING btree ("affiliate_id","created_at","id");