CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- A count becomes eight letters and digits that are easy to read aloud: none is confused with another, and no two counts
-- give the same, because an odd factor turns every remainder of 2^40 into another.
CREATE FUNCTION "payment_number"() RETURNS text LANGUAGE sql VOLATILE AS $$
  WITH counted AS MATERIALIZED (
    SELECT mod(nextval('payment_numbers')::numeric * 740454567891 + 593847261035, 1099511627776)::bigint AS mixed
  ),
  written AS (
    SELECT string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((mixed >> (5 * (7 - place))) & 31)::int + 1, 1), '' ORDER BY place
    ) AS code
    FROM counted, generate_series(0, 7) AS place
  )
  SELECT 'EG-' || substr(code, 1, 4) || '-' || substr(code, 5, 4) FROM written
$$;--> statement-breakpoint
DROP INDEX "purchases_waiting_first";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number" text DEFAULT payment_number() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number" text DEFAULT payment_number() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "second_of" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refund_decline_reason" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_second_of_purchases_id_fk" FOREIGN KEY ("second_of") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_unfinished" ON "orders" USING btree ("created_at") WHERE "orders"."state" in ('opening', 'open', 'closing');--> statement-breakpoint
CREATE INDEX "purchases_trust" ON "purchases" USING btree ("trust_id");--> statement-breakpoint
CREATE INDEX "purchases_second" ON "purchases" USING btree ("paid_at") WHERE "purchases"."second_of" is not null and "purchases"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_waiting_first" ON "purchases" USING btree (("refund_requested_at" is not null and "refund_declined_at" is null and "refunded_at" is null),"paid_at","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_number_unique" UNIQUE("number");