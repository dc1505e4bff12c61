CREATE TABLE "campaign_carts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"campaign" integer NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"farmer_id" uuid,
	"is_counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"vendor_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"coupon_code" text,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"pincode" text,
	"most_orders" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "campaign_carts" ADD CONSTRAINT "campaign_carts_campaign_campaigns_number_fk" FOREIGN KEY ("campaign") REFERENCES "public"."campaigns"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_carts_counted" ON "campaign_carts" USING btree ("campaign","farmer_id") WHERE is_counted;--> statement-breakpoint
CREATE INDEX "campaign_carts_order" ON "campaign_carts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at");