CREATE TABLE "property_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"position" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "property_files_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "property_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"idempotency_key" uuid NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"property_type" text,
	"condition" text,
	"estimated_value_in_cents" bigint,
	"notes" text NOT NULL,
	"submitter_name" text NOT NULL,
	"submitter_phone" text NOT NULL,
	"submitter_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "property_submissions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "property_files" ADD CONSTRAINT "property_files_submission_id_property_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."property_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_files_submission" ON "property_files" USING btree ("submission_id","position");--> statement-breakpoint
CREATE INDEX "property_files_unclaimed" ON "property_files" USING btree ("created_at") WHERE "property_files"."submission_id" is null;--> statement-breakpoint
CREATE INDEX "property_submissions_newest" ON "property_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "property_submissions_user" ON "property_submissions" USING btree ("user_id");