CREATE TABLE "mandi_demands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid,
	"buyer" text NOT NULL,
	"status" text NOT NULL,
	"commodity_id" integer NOT NULL,
	"grade" text NOT NULL,
	"quantity_kg" integer NOT NULL,
	"accepted_kg" integer NOT NULL,
	"rate_paise" integer NOT NULL,
	"moisture_percent" double precision NOT NULL,
	"market_fee_percent" double precision NOT NULL,
	"commission_percent" double precision NOT NULL,
	"handling_paise" integer NOT NULL,
	"pays_after_days" integer NOT NULL,
	"until" date NOT NULL,
	"place" text NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"position" "cube" GENERATED ALWAYS AS (ll_to_earth(lat, lng)::cube) STORED NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "mandi_demands_quantity" CHECK (0 < "mandi_demands"."quantity_kg" and 0 <= "mandi_demands"."accepted_kg" and "mandi_demands"."accepted_kg" <= "mandi_demands"."quantity_kg")
);
--> statement-breakpoint
CREATE TABLE "mandi_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"demand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"quantity_kg" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mandi_demands" ADD CONSTRAINT "mandi_demands_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_demands" ADD CONSTRAINT "mandi_demands_commodity_id_mandi_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."mandi_commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_offers" ADD CONSTRAINT "mandi_offers_demand_id_mandi_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."mandi_demands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_offers" ADD CONSTRAINT "mandi_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandi_demands_open" ON "mandi_demands" USING btree ("until","commodity_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "mandi_demands_buyer" ON "mandi_demands" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mandi_offers_open" ON "mandi_offers" USING btree ("demand_id","user_id") WHERE status = 'OFFERED';--> statement-breakpoint
CREATE INDEX "mandi_offers_user" ON "mandi_offers" USING btree ("user_id","created_at");