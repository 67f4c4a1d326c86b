ALTER TABLE "documents" ADD COLUMN "signed_by" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
-- Whatever is stated to be signed in ink has been printed, also before every clean copy was noted.
UPDATE "document_versions" SET "printed_at" = "created_at" WHERE "printed_at" IS NULL AND EXISTS (SELECT 1 FROM "paper_signatures" WHERE "paper_signatures"."document_version_id" = "document_versions"."id");
