CREATE TABLE "geotag_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"until" date NOT NULL,
	"state" text,
	"crop_id" text,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "geotag_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ring" jsonb NOT NULL,
	"state" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"photo_key" uuid,
	"photo_id" uuid,
	"picture_hash" text,
	"visited_at" timestamp with time zone,
	"position" jsonb,
	"accuracy" integer,
	"reason_key" uuid,
	"reason" text,
	"note" text,
	"reason_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewer_id" uuid,
	"handed_back" text,
	CONSTRAINT "geotag_tasks_ended" CHECK (("geotag_tasks"."state" in ('DONE', 'CANCELLED')) = ("geotag_tasks"."ended_at" is not null)),
	CONSTRAINT "geotag_tasks_proof" CHECK ("geotag_tasks"."state" <> 'DONE' or "geotag_tasks"."position" is not null or "geotag_tasks"."reviewed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "geotag_tasks" ADD CONSTRAINT "geotag_tasks_campaign_id_geotag_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."geotag_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geotag_tasks" ADD CONSTRAINT "geotag_tasks_field_id_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geotag_tasks" ADD CONSTRAINT "geotag_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geotag_tasks" ADD CONSTRAINT "geotag_tasks_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "geotag_campaigns_key" ON "geotag_campaigns" USING btree ("key");--> statement-breakpoint
CREATE INDEX "geotag_campaigns_until" ON "geotag_campaigns" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "geotag_tasks_field" ON "geotag_tasks" USING btree ("campaign_id","field_id");--> statement-breakpoint
CREATE UNIQUE INDEX "geotag_tasks_picture" ON "geotag_tasks" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "geotag_tasks_user" ON "geotag_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "geotag_tasks_of_field" ON "geotag_tasks" USING btree ("field_id");--> statement-breakpoint
CREATE INDEX "geotag_tasks_waiting" ON "geotag_tasks" USING btree ("reason_at") WHERE state = 'ONGOING' and reason is not null and reviewed_at is null;