CREATE TABLE "network_catalogue_rejections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bpp_id" text NOT NULL,
	"bpp_uri" text NOT NULL,
	"transaction_id" text NOT NULL,
	"message_id" text NOT NULL,
	"city" text NOT NULL,
	"errors" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "network_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"wording_id" uuid NOT NULL,
	"pack_amount" double precision,
	"pack_unit" text,
	"price_paise" integer NOT NULL,
	"mrp_paise" integer,
	"max_count" integer,
	"is_in_stock" boolean NOT NULL,
	"label" text,
	"stamped_at" timestamp with time zone,
	"is_enabled" boolean NOT NULL,
	"picture" text,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"location_id" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"street" text,
	"locality" text,
	"city" text,
	"pincode" text,
	"state" text,
	"label" text,
	"stamped_at" timestamp with time zone,
	"is_open" boolean NOT NULL,
	"hours" jsonb,
	"position" "cube" GENERATED ALWAYS AS (ll_to_earth(lat, lng)::cube) STORED
);
--> statement-breakpoint
CREATE TABLE "network_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"location_id" uuid NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"wording_id" uuid NOT NULL,
	"is_available" boolean NOT NULL,
	"price_paise" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bpp_id" text NOT NULL,
	"bpp_uri" text NOT NULL,
	"provider_id" text NOT NULL,
	"seller_app" text,
	"seller_type" text,
	"name" text NOT NULL,
	"picture" text,
	"fulfilments" jsonb NOT NULL,
	"min_order_paise" integer,
	"label" text,
	"stamped_at" timestamp with time zone,
	"is_open" boolean NOT NULL,
	"refresh_at" timestamp with time zone NOT NULL,
	CONSTRAINT "network_providers_of_app" UNIQUE("bpp_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "network_reaches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "network_reaches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" uuid NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"radius_metres" double precision,
	"pincodes" "int4multirange"
);
--> statement-breakpoint
CREATE TABLE "network_wordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"names" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "network_locations" ADD CONSTRAINT "network_locations_provider_id_network_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."network_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_products" ADD CONSTRAINT "network_products_location_id_network_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."network_locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_products" ADD CONSTRAINT "network_products_wording_id_network_wordings_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."network_wordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_reaches" ADD CONSTRAINT "network_reaches_location_id_network_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."network_locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_catalogue_rejections_unsent" ON "network_catalogue_rejections" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "network_items_product" ON "network_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "network_items_location" ON "network_items" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "network_locations_provider" ON "network_locations" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "network_products_list" ON "network_products" USING btree ("location_id","category","wording_id","is_available","price_paise","id");--> statement-breakpoint
CREATE INDEX "network_products_wording" ON "network_products" USING btree ("wording_id");--> statement-breakpoint
CREATE INDEX "network_products_brand" ON "network_products" USING btree (lower("brand"));--> statement-breakpoint
CREATE INDEX "network_providers_refresh" ON "network_providers" USING btree ("refresh_at");--> statement-breakpoint
CREATE INDEX "network_reaches_location" ON "network_reaches" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "network_wordings_words" ON "network_wordings" USING gin ("words" gin_trgm_ops);