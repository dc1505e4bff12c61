CREATE TABLE "satellite_looks" (
	"field_id" uuid PRIMARY KEY NOT NULL,
	"cell" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "satellite_readings" (
	"field_id" uuid NOT NULL,
	"day" date NOT NULL,
	"scene" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"mean" double precision,
	"spread" double precision,
	"histogram" jsonb NOT NULL,
	"cloud_share" double precision NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "satellite_readings_field_id_day_pk" PRIMARY KEY("field_id","day")
);
--> statement-breakpoint
ALTER TABLE "satellite_looks" ADD CONSTRAINT "satellite_looks_field_id_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satellite_readings" ADD CONSTRAINT "satellite_readings_field_id_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "satellite_looks_due" ON "satellite_looks" USING btree ("due_at");