CREATE TABLE "mandi_centre_rates" (
	"centre_id" integer NOT NULL,
	"commodity_id" integer NOT NULL,
	"rate_paise" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "mandi_centre_rates_centre_id_commodity_id_pk" PRIMARY KEY("centre_id","commodity_id")
);
--> statement-breakpoint
CREATE TABLE "mandi_centres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandi_centres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"district" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"closed_weekday" integer,
	"is_sample" boolean NOT NULL,
	"position" "cube" GENERATED ALWAYS AS (ll_to_earth(lat, lng)::cube) STORED NOT NULL,
	CONSTRAINT "mandi_centres_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "mandi_centre_rates" ADD CONSTRAINT "mandi_centre_rates_centre_id_mandi_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."mandi_centres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_centre_rates" ADD CONSTRAINT "mandi_centre_rates_commodity_id_mandi_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."mandi_commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandi_centres_position" ON "mandi_centres" USING gist ("position");