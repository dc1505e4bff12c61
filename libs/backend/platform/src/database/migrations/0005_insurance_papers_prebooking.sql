CREATE SEQUENCE "public"."policy_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "group_insurance_products" (
	"id" text PRIMARY KEY NOT NULL,
	"insurer_name" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"cover_text" jsonb NOT NULL,
	"free_units" integer NOT NULL,
	"base_cover_paise" bigint NOT NULL,
	"cover_days" integer NOT NULL,
	"needs_kyc" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "group_insurance_products_amounts" CHECK ("group_insurance_products"."free_units" >= 0 and "group_insurance_products"."base_cover_paise" >= 0 and "group_insurance_products"."cover_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "identity_papers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"photo_id" text,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"farmer_id" uuid NOT NULL,
	"variant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"multiplier_factor" double precision NOT NULL,
	"insurer_name" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"units" integer NOT NULL,
	"premium_paise" bigint NOT NULL,
	"cover_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "insurance_policies_number_unique" UNIQUE("number"),
	CONSTRAINT "insurance_policies_one_of_a_line" UNIQUE("order_id","variant_id","product_id","multiplier_factor"),
	CONSTRAINT "insurance_policies_amounts" CHECK ("insurance_policies"."units" > 0 and "insurance_policies"."premium_paise" >= 0 and "insurance_policies"."cover_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "insurance_premium_options" (
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"multiplier_factor" double precision NOT NULL,
	"cost_to_farmer_paise" bigint NOT NULL,
	"total_premium_paise" bigint NOT NULL,
	CONSTRAINT "insurance_premium_options_product_id_variant_id_multiplier_factor_pk" PRIMARY KEY("product_id","variant_id","multiplier_factor"),
	CONSTRAINT "insurance_premium_options_amounts" CHECK ("insurance_premium_options"."multiplier_factor" > 0 and "insurance_premium_options"."cost_to_farmer_paise" >= 0 and "insurance_premium_options"."total_premium_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prebook_offers" (
	"season_id" text NOT NULL,
	"vendor_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"promised" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"advance_percent" integer NOT NULL,
	"cancel_free_days" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "prebook_offers_vendor_id_variant_id_season_id_pk" PRIMARY KEY("vendor_id","variant_id","season_id"),
	CONSTRAINT "prebook_offers_promised_once" CHECK ("prebook_offers"."taken" >= 0 and "prebook_offers"."taken" <= "prebook_offers"."promised"),
	CONSTRAINT "prebook_offers_discount_within_price" CHECK ("prebook_offers"."discount_paise" >= 0 and "prebook_offers"."discount_paise" <= "prebook_offers"."price_paise"),
	CONSTRAINT "prebook_offers_advance" CHECK ("prebook_offers"."advance_percent" between 0 and 100 and "prebook_offers"."cancel_free_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prebook_places" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"season_id" text NOT NULL,
	"vendor_id" text NOT NULL,
	"ticket" integer NOT NULL,
	"booking_date" date NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prebook_seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"booking_dates" jsonb NOT NULL,
	"last_date" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_papers" ADD CONSTRAINT "identity_papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD CONSTRAINT "insurance_policies_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD CONSTRAINT "insurance_policies_product_id_group_insurance_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."group_insurance_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_premium_options" ADD CONSTRAINT "insurance_premium_options_product_id_group_insurance_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."group_insurance_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_premium_options" ADD CONSTRAINT "insurance_premium_options_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prebook_offers" ADD CONSTRAINT "prebook_offers_season_id_prebook_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."prebook_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prebook_offers" ADD CONSTRAINT "prebook_offers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prebook_offers" ADD CONSTRAINT "prebook_offers_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prebook_places" ADD CONSTRAINT "prebook_places_season_id_prebook_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."prebook_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prebook_places" ADD CONSTRAINT "prebook_places_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_policies_farmer" ON "insurance_policies" USING btree ("farmer_id");--> statement-breakpoint
CREATE INDEX "insurance_premium_options_variant" ON "insurance_premium_options" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "prebook_places_queue" ON "prebook_places" USING btree ("vendor_id","season_id","ticket") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "prebook_places_due" ON "prebook_places" USING btree ("booking_date","ticket") WHERE state = 'waiting';