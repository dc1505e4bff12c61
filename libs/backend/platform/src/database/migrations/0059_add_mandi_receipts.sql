CREATE TABLE "mandi_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"market_id" integer NOT NULL,
	"commodity_id" integer NOT NULL,
	"day" date NOT NULL,
	"quantity_kg" integer NOT NULL,
	"rate_paise" integer NOT NULL,
	"photo_id" uuid NOT NULL,
	"picture_hash" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"is_plausible" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"checker_id" uuid,
	"is_sample_check" boolean NOT NULL,
	CONSTRAINT "mandi_receipts_reason" CHECK (("mandi_receipts"."status" = 'REJECTED') = ("mandi_receipts"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "mandi_receipts" ADD CONSTRAINT "mandi_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_receipts" ADD CONSTRAINT "mandi_receipts_market_id_mandi_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."mandi_markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_receipts" ADD CONSTRAINT "mandi_receipts_commodity_id_mandi_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."mandi_commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandi_receipts" ADD CONSTRAINT "mandi_receipts_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandi_receipts_picture" ON "mandi_receipts" USING btree ("picture_hash") WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE UNIQUE INDEX "mandi_receipts_numbers" ON "mandi_receipts" USING btree ("user_id","market_id","commodity_id","day","quantity_kg","rate_paise") WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "mandi_receipts_market" ON "mandi_receipts" USING btree ("market_id","commodity_id","day");--> statement-breakpoint
CREATE INDEX "mandi_receipts_user" ON "mandi_receipts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mandi_receipts_waiting" ON "mandi_receipts" USING btree ("created_at") WHERE status = 'RECEIVED';