CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"house" text NOT NULL,
	"village" text NOT NULL,
	"tehsil" text NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"lat_lng" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banned_substances" (
	"substance" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"sort_order" integer NOT NULL,
	"search" text NOT NULL,
	"legal_name" text NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"marketplace" text NOT NULL,
	"owner" text NOT NULL,
	"vendor_id" text,
	"is_prebook" boolean DEFAULT false NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_type" text,
	"address_id" uuid,
	"pickup_person" jsonb,
	"status" text DEFAULT 'open' NOT NULL,
	"parked_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"sort_order" integer NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "crops" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"sort_order" integer NOT NULL,
	"search" text NOT NULL,
	"short_code" text,
	"botanical_name" text NOT NULL,
	"crop_group" text NOT NULL,
	"seasons" jsonb NOT NULL,
	"is_perennial" boolean NOT NULL,
	CONSTRAINT "crops_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"state" text NOT NULL,
	"district" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "districts_state_district_pk" PRIMARY KEY("state","district")
);
--> statement-breakpoint
CREATE TABLE "identity_entries" (
	"model" text NOT NULL,
	"id_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_hash" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "identity_entries_model_id_hash_pk" PRIMARY KEY("model","id_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"c_id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"price_paise" integer NOT NULL,
	"discount_paise" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "offers_vendor_variant" UNIQUE("vendor_id","variant_id"),
	CONSTRAINT "offers_stock_not_negative" CHECK ("offers"."stock" >= 0),
	CONSTRAINT "offers_discount_within_price" CHECK ("offers"."discount_paise" >= 0 and "offers"."discount_paise" <= "offers"."price_paise")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"by" text NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"c_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"product" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"farmer_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"vendor_id" text NOT NULL,
	"vendor" jsonb NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"premium_paise" bigint NOT NULL,
	"delivery_fee_paise" bigint NOT NULL,
	"coupon_discount_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"hash_code" text NOT NULL,
	"payment_mode" integer NOT NULL,
	"address" jsonb,
	"pickup_person" jsonb,
	"pickup_code" text,
	"promised_on" date,
	"is_prebook" boolean NOT NULL,
	"booking_date" date,
	"attribution" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_one_of_a_cart" UNIQUE("farmer_id","cart_id")
);
--> statement-breakpoint
CREATE TABLE "otp_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"address_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "places" (
	"pincode" text PRIMARY KEY NOT NULL,
	"office_name" text NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"office_count" integer NOT NULL,
	"quality" text NOT NULL,
	"search_office" text NOT NULL,
	"search_district" text NOT NULL,
	"search" text NOT NULL,
	"position" "cube" GENERATED ALWAYS AS (ll_to_earth(lat, lng)::cube) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_crops" (
	"product_id" text NOT NULL,
	"crop_id" text NOT NULL,
	"doses" jsonb NOT NULL,
	"waiting_days" integer,
	CONSTRAINT "product_crops_product_id_crop_id_pk" PRIMARY KEY("product_id","crop_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"composition" text,
	"maker_name" text NOT NULL,
	"country_of_origin" text NOT NULL,
	"registration_number" text,
	"toxicity" text,
	"gst_percent" double precision NOT NULL,
	"hsn_code" text NOT NULL,
	"collect_only" boolean NOT NULL,
	"picture" text NOT NULL,
	"sort_order" integer NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"text" text NOT NULL,
	"otp" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"state" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"auth_id" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"email" text,
	"profile" jsonb,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"external_partner_type" text,
	"external_partner_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_auth_id_unique" UNIQUE("auth_id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"pack_amount" double precision NOT NULL,
	"pack_unit" text NOT NULL,
	"container" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"has_insurance" boolean NOT NULL,
	"insurance_label" jsonb,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"marketplace" text DEFAULT 'dehaat' NOT NULL,
	"type" text NOT NULL,
	"fulfilment" text NOT NULL,
	"name" jsonb NOT NULL,
	"legal_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"address_lines" jsonb NOT NULL,
	"town" jsonb NOT NULL,
	"pincode" text NOT NULL,
	"district" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"delivery_radius_metres" integer NOT NULL,
	"pickup_radius_metres" integer NOT NULL,
	"delivery_base_paise" integer,
	"delivery_base_metres" integer,
	"delivery_per_kilometre_paise" integer,
	"delivery_free_from_paise" integer,
	"ready_in_days" integer NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"licences" jsonb NOT NULL,
	"is_financed" boolean DEFAULT false NOT NULL,
	"position" "cube" GENERATED ALWAYS AS (ll_to_earth(lat, lng)::cube) STORED NOT NULL,
	"reach" "cube" GENERATED ALWAYS AS (earth_box(ll_to_earth(lat, lng), greatest(delivery_radius_metres, pickup_radius_metres)::float8)) STORED NOT NULL,
	CONSTRAINT "vendors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "vendors_radii_not_negative" CHECK ("vendors"."delivery_radius_metres" >= 0 and "vendors"."pickup_radius_metres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_crops" ADD CONSTRAINT "product_crops_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_crops" ADD CONSTRAINT "product_crops_crop_id_crops_id_fk" FOREIGN KEY ("crop_id") REFERENCES "public"."crops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("owner","marketplace") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_parked" ON "carts" USING btree ("owner","marketplace") WHERE status = 'parked';--> statement-breakpoint
CREATE INDEX "carts_age" ON "carts" USING btree ("updated_at") WHERE status <> 'ordered';--> statement-breakpoint
CREATE INDEX "identity_entries_grant" ON "identity_entries" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "identity_entries_expiry" ON "identity_entries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offers_variant" ON "offers" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_farmer_time" ON "orders" USING btree ("farmer_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "otp_requests_number" ON "otp_requests" USING btree ("phone_number","created_at" desc);--> statement-breakpoint
CREATE INDEX "otp_requests_address" ON "otp_requests" USING btree ("address_hash","created_at" desc);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_pincode_prefix" ON "places" USING btree ("pincode" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_position" ON "places" USING gist ("position");--> statement-breakpoint
CREATE INDEX "product_crops_crop" ON "product_crops" USING btree ("crop_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "sandbox_messages_time" ON "sandbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "vendors_reach" ON "vendors" USING gist ("reach");--> statement-breakpoint
CREATE INDEX "vendors_centre_position" ON "vendors" USING gist ("position") WHERE type = 'DC';