CREATE TABLE "field_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"field_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"paise" bigint NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fields" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"name" text NOT NULL,
	"ring" jsonb NOT NULL,
	"state" text,
	"crop_id" text,
	"variety" text,
	"sowing_day" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "field_entries" ADD CONSTRAINT "field_entries_field_id_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fields" ADD CONSTRAINT "fields_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "field_entries_of_field" ON "field_entries" USING btree ("field_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "fields_of_user" ON "fields" USING btree ("user_id","key");