CREATE TABLE "mandi_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"market_id" integer NOT NULL,
	"commodity_id" integer NOT NULL,
	"direction" text NOT NULL,
	"threshold_paise" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_day" date,
	"seen_paise" integer,
	"before_paise" integer,
	"told_day" date,
	CONSTRAINT "mandi_alerts_once" UNIQUE("user_id","market_id","commodity_id","direction","threshold_paise")
);
--> statement-breakpoint
ALTER TABLE "mandi_alerts" ADD CONSTRAINT "mandi_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_alerts" ADD CONSTRAINT "mandi_alerts_market_id_mandi_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."mandi_markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_alerts" ADD CONSTRAINT "mandi_alerts_commodity_id_mandi_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."mandi_commodities"("id") ON DELETE no action ON UPDATE no action;