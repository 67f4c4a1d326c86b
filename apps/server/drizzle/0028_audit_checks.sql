CREATE TABLE "audit_breaks" (
	"stream" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entry_count" integer NOT NULL,
	"broken_count" integer NOT NULL
);
