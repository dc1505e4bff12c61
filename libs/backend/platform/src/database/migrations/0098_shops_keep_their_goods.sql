CREATE TABLE "goods_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"c_id" text NOT NULL,
	"vendor_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"import_id" uuid,
	"price_before" integer NOT NULL,
	"price_after" integer NOT NULL,
	"discount_before" integer NOT NULL,
	"discount_after" integer NOT NULL,
	"stock_before" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"on_sale_before" boolean NOT NULL,
	"on_sale_after" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_notices" (
	"vendor_id" text NOT NULL,
	"kind" text NOT NULL,
	"until" date NOT NULL,
	"is_expired" boolean NOT NULL,
	CONSTRAINT "licence_notices_vendor_id_kind_until_is_expired_pk" PRIMARY KEY("vendor_id","kind","until","is_expired")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "is_expired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_c_id_offers_c_id_fk" FOREIGN KEY ("c_id") REFERENCES "public"."offers"("c_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD CONSTRAINT "goods_imports_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD CONSTRAINT "goods_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_notices" ADD CONSTRAINT "licence_notices_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_changes_offer" ON "goods_changes" USING btree ("c_id","id");--> statement-breakpoint
CREATE INDEX "goods_changes_import" ON "goods_changes" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "goods_imports_shop" ON "goods_imports" USING btree ("vendor_id","at");