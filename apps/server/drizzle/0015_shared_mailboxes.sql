DROP INDEX "witnesses_email_once";--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "undelivered_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "witnesses_email_once" ON "witnesses" USING btree ("trust_id","email_key") WHERE removed_at is null and role = 'witness';