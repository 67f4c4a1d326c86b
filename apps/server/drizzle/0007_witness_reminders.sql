ALTER TABLE "witnesses" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;