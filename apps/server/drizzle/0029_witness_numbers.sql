ALTER TABLE "paper_signatures" ADD COLUMN "witness_number" integer;--> statement-breakpoint
-- Until now the number stood in the name of the line alone: witness-2.
UPDATE "paper_signatures" SET "witness_number" = substring("signer_id" from '^witness-(\d+)$')::integer WHERE "role" = 'witness';--> statement-breakpoint
ALTER TABLE "paper_signatures" ADD CONSTRAINT "paper_signatures_witness_numbered" CHECK (("paper_signatures"."role" = 'witness') = ("paper_signatures"."witness_number" is not null));
