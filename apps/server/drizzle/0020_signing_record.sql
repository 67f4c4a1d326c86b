ALTER TABLE "signatures" ADD COLUMN "signed_from" text;--> statement-breakpoint
ALTER TABLE "paper_signatures" ADD COLUMN "role" text DEFAULT 'cosigner' NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_signatures" ADD COLUMN "witness_id" uuid;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "witnesses" ADD COLUMN "signed_time_zone" text;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "printed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trusts" ADD COLUMN "stated_ink_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trusts" ADD COLUMN "awaited_ink" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The real addresses are in the trail: they come to the signatures that they belong to.
UPDATE "signatures" SET "signed_from" = "trail"."ip_address"
FROM "audit_rows" AS "trail"
WHERE "trail"."stream" = 'trust:' || "signatures"."trust_id" AND "trail"."at" = "signatures"."signed_at"
	AND (("signatures"."role" = 'owner' AND "trail"."action" = 'owner signed')
		OR ("signatures"."role" <> 'owner' AND "trail"."actor" = "signatures"."role" || ':' || "signatures"."witness_id" AND "trail"."action" LIKE '% signed'));--> statement-breakpoint
UPDATE "witnesses" SET "reminded_at" = "trail"."at"
FROM (
	SELECT "details" ->> 'witnessId' AS "witness_id", max("at") AS "at" FROM "audit_rows"
	WHERE "action" IN ('witness reminded', 'co-signer reminded') GROUP BY "details" ->> 'witnessId'
) AS "trail"
WHERE "trail"."witness_id" = "witnesses"."id"::text;--> statement-breakpoint
UPDATE "paper_signatures" SET "role" = 'spouse' WHERE "signer_id" = 'spouse';
