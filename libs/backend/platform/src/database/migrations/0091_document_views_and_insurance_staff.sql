CREATE TABLE "insurance_staff" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"insurer_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_insurance_products" ADD COLUMN "insurer_id" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "is_document" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_staff" ADD CONSTRAINT "insurance_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_views" ADD CONSTRAINT "document_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_views_document" ON "document_views" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_views_owner" ON "document_views" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "document_views_viewer" ON "document_views" USING btree ("viewer_id","at");--> statement-breakpoint
UPDATE "photos" SET "is_document" = true WHERE "id" IN (SELECT "photo_id" FROM "insurance_claim_photos");--> statement-breakpoint
UPDATE "group_insurance_products" SET "insurer_id" = 'sample' WHERE "insurer" IS NULL;
