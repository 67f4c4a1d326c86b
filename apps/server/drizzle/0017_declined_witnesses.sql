ALTER TABLE "trusts" ADD COLUMN "declined_witness_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "trusts" SET "declined_witness_count" = "declined", "witness_count" = "witness_count" - "declined"
FROM (
	SELECT "trust_id", count(*)::int AS "declined" FROM "witnesses"
	WHERE "role" = 'witness' AND "status" = 'declined' AND "removed_at" IS NULL GROUP BY "trust_id"
) AS "counted"
WHERE "counted"."trust_id" = "trusts"."id";
