ALTER TABLE "documents" ADD COLUMN "other_makers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Of documents frozen before: whoever has a line in the capacity of the first person who signs.
UPDATE "documents" SET "other_makers" = coalesce((
	SELECT jsonb_agg(DISTINCT line->>'name')
	FROM "document_versions" AS version,
		LATERAL jsonb_path_query_first(version."document", '$.acts[*].signers[*] ? (@.kind == "person")') AS first,
		LATERAL jsonb_path_query(version."document", '$.acts[*].signers[*]') AS line
	WHERE version."id" = "documents"."current_version_id"
		AND line->>'capacity' = first->>'capacity'
		AND line->>'name' <> first->>'name'
), '[]'::jsonb);
