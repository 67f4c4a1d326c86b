ALTER TABLE "document_versions" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "requirements" jsonb;--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "document_html";