CREATE TABLE "signature_scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trust_id" uuid NOT NULL,
	"document_version_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "signature_scans_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE INDEX "signature_scans_trust" ON "signature_scans" USING btree ("trust_id","created_at");