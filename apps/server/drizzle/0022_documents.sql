ALTER TABLE "trusts" RENAME TO "documents";--> statement-breakpoint
ALTER INDEX "trusts_pkey" RENAME TO "documents_pkey";--> statement-breakpoint
ALTER INDEX "trusts_user" RENAME TO "documents_user";--> statement-breakpoint
ALTER TABLE "document_versions" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER TABLE "document_versions" RENAME CONSTRAINT "document_versions_trust_id_trusts_id_fk" TO "document_versions_document_id_documents_id_fk";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER INDEX "messages_trust" RENAME TO "messages_document";--> statement-breakpoint
ALTER TABLE "witnesses" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER INDEX "witnesses_trust" RENAME TO "witnesses_document";--> statement-breakpoint
ALTER TABLE "signatures" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER INDEX "signatures_trust" RENAME TO "signatures_document";--> statement-breakpoint
ALTER TABLE "paper_signatures" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER INDEX "paper_signatures_trust" RENAME TO "paper_signatures_document";--> statement-breakpoint
ALTER TABLE "signature_scans" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER INDEX "signature_scans_trust" RENAME TO "signature_scans_document";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER INDEX "orders_trust" RENAME TO "orders_document";--> statement-breakpoint
ALTER TABLE "purchases" RENAME COLUMN "trust_id" TO "document_id";--> statement-breakpoint
ALTER INDEX "purchases_trust" RENAME TO "purchases_document";--> statement-breakpoint
-- Work that waits was told in the older words. The queue makes its own tables, after these, when a database is new.
DO $$
BEGIN
	IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
	UPDATE pgboss.job SET data = data || jsonb_build_object(
		'listener', CASE data ->> 'listener'
			WHEN 'trusts.remove-files' THEN 'documents.remove-files'
			WHEN 'payments.complete-trust' THEN 'payments.complete-document'
			WHEN 'payments.complete-entitled-trust' THEN 'payments.complete-entitled-document'
			ELSE data ->> 'listener'
		END,
		'data', CASE WHEN data -> 'data' ? 'trustId'
			THEN (data -> 'data') - 'trustId' || jsonb_build_object('documentId', data -> 'data' -> 'trustId')
			ELSE data -> 'data'
		END)
	WHERE name = 'listeners' AND data ? 'listener' AND data::text LIKE '%trust%';
END $$;
