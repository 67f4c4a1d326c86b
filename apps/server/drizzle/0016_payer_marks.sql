ALTER TABLE "orders" ADD COLUMN "payer_mark" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_id" text;--> statement-breakpoint
CREATE INDEX "orders_payer_mark" ON "orders" USING btree ("payer_mark");