CREATE TABLE "failed_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"reason" text,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_failure_reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "failed_refunds_payment" ON "failed_refunds" USING btree ("payment_intent_id");