CREATE TABLE "soil_samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"bag_number" text NOT NULL,
	"crop_id" text,
	"acres" numeric(10, 2),
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"laboratory_user_id" uuid,
	"laboratory_name" text,
	"values" jsonb,
	"refusal" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "soil_samples" ADD CONSTRAINT "soil_samples_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soil_samples" ADD CONSTRAINT "soil_samples_laboratory_user_id_users_id_fk" FOREIGN KEY ("laboratory_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "soil_samples_key" ON "soil_samples" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "soil_samples_bag" ON "soil_samples" USING btree ("bag_number");--> statement-breakpoint
CREATE INDEX "soil_samples_waiting" ON "soil_samples" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "soil_samples_person" ON "soil_samples" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "soil_samples_laboratory" ON "soil_samples" USING btree ("laboratory_user_id");