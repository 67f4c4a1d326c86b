CREATE TABLE "claim_secrets" (
	"hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_secrets_hash_order_id_pk" PRIMARY KEY("hash","order_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "claim_secrets" ADD CONSTRAINT "claim_secrets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_secrets_order" ON "claim_secrets" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once_of_guest" ON "orders" USING btree ("idempotency_key") WHERE "orders"."user_id" is null;--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree ("promised_to");