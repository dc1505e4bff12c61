CREATE TABLE "mandi_commodities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandi_commodities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"official_name" text NOT NULL,
	"name" jsonb NOT NULL,
	"crop_id" text,
	"picture" text,
	"sort_order" integer NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "mandi_commodities_slug_unique" UNIQUE("slug"),
	CONSTRAINT "mandi_commodities_official_name_unique" UNIQUE("official_name")
);
--> statement-breakpoint
CREATE TABLE "mandi_ingests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"read_rows" integer NOT NULL,
	"taken_rows" integer NOT NULL,
	"set_aside_rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandi_markets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandi_markets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"district" text NOT NULL,
	"official_district" text NOT NULL,
	"official_name" text NOT NULL,
	"name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"is_town" boolean NOT NULL,
	"market_fee_percent" double precision,
	"commission_percent" double precision,
	"handling_paise" integer,
	"transport_paise" integer,
	"position" "cube" GENERATED ALWAYS AS (ll_to_earth(lat, lng)::cube) STORED NOT NULL,
	CONSTRAINT "mandi_markets_slug_unique" UNIQUE("slug"),
	CONSTRAINT "mandi_markets_official" UNIQUE("state","official_district","official_name")
);
--> statement-breakpoint
CREATE TABLE "mandi_prices" (
	"market_id" integer NOT NULL,
	"commodity_id" integer NOT NULL,
	"day" date NOT NULL,
	"variety" text NOT NULL,
	"grade" text NOT NULL,
	"min_paise" integer NOT NULL,
	"modal_paise" integer NOT NULL,
	"max_paise" integer NOT NULL,
	"arrival_tonnes" double precision,
	"source" text NOT NULL,
	CONSTRAINT "mandi_prices_market_id_commodity_id_day_variety_grade_pk" PRIMARY KEY("market_id","commodity_id","day","variety","grade"),
	CONSTRAINT "mandi_prices_in_order" CHECK (0 < "mandi_prices"."min_paise" and "mandi_prices"."min_paise" <= "mandi_prices"."modal_paise"
        and "mandi_prices"."modal_paise" <= "mandi_prices"."max_paise")
);
--> statement-breakpoint
CREATE TABLE "mandi_set_aside_rows" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"row" jsonb NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mandi_prices" ADD CONSTRAINT "mandi_prices_market_id_mandi_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."mandi_markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_prices" ADD CONSTRAINT "mandi_prices_commodity_id_mandi_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."mandi_commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandi_commodities_search" ON "mandi_commodities" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mandi_markets_position" ON "mandi_markets" USING gist ("position");--> statement-breakpoint
CREATE INDEX "mandi_prices_day" ON "mandi_prices" USING btree ("day","commodity_id","market_id");--> statement-breakpoint
CREATE INDEX "mandi_set_aside_rows_time" ON "mandi_set_aside_rows" USING btree ("first_seen_at");