CREATE TABLE "paper_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trust_id" uuid NOT NULL,
	"document_version_id" uuid NOT NULL,
	"signer_id" text NOT NULL,
	"name" text NOT NULL,
	"signed_on" date NOT NULL,
	"stated_by" text NOT NULL,
	"stated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_signatures_once" UNIQUE("document_version_id","signer_id")
);
--> statement-breakpoint
ALTER TABLE "witnesses" DROP CONSTRAINT "witnesses_email_once";--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "signer_id" text;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "role" text DEFAULT 'witness' NOT NULL;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "signer_id" text;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "invite_kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trusts" ADD COLUMN "awaited_cosigners" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "paper_signatures_trust" ON "paper_signatures" USING btree ("trust_id");--> statement-breakpoint
CREATE UNIQUE INDEX "witnesses_email_once" ON "witnesses" USING btree ("trust_id","email_key") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "witnesses_signer_once" ON "witnesses" USING btree ("trust_id","signer_id") WHERE removed_at is null;--> statement-breakpoint
UPDATE "trusts" SET "awaited_cosigners" = coalesce((
	SELECT jsonb_agg(DISTINCT signer ->> 'name')
	FROM "document_versions" AS version, jsonb_array_elements(version."document" -> 'execution' -> 'signers') AS signer
	WHERE version."id" = "trusts"."current_version_id"
		AND signer ->> 'name' <> version."document" -> 'execution' -> 'signers' -> 0 ->> 'name'
), '[]'::jsonb)
WHERE "status" = 'complete' AND "owner_signed_at" IS NOT NULL;
