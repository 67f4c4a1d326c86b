CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"position" bigserial NOT NULL,
	"name" text NOT NULL,
	"other_names" jsonb NOT NULL,
	"relationships" jsonb NOT NULL,
	"born_on" date,
	"is_living" boolean NOT NULL,
	"address" text,
	"has_benefits" boolean,
	"is_organization" boolean NOT NULL,
	"told" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "people_user" ON "people" USING btree ("user_id","position");