CREATE TABLE "commission_months" (
	"month" date PRIMARY KEY NOT NULL,
	"conversions" integer NOT NULL,
	"revenue_in_cents" bigint NOT NULL,
	"commissions_in_cents" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "commissions_affiliate";--> statement-breakpoint
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