DROP INDEX "affiliates_search";--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(search_text || ' ' || affiliate_code, '@.-_+,''/', '        '))) STORED;--> statement-breakpoint
CREATE INDEX "users_email_begins" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_begins" ON "users" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "affiliates_words" ON "affiliates" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "orders_payer_email" ON "orders" USING btree (lower("payer_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree (lower("guest_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_guest_name" ON "orders" USING btree (lower("guest_name") text_pattern_ops);