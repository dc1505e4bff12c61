CREATE TABLE "withheld_refunds" (
	"return_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"premium_paise" bigint NOT NULL,
	"released_paise" bigint DEFAULT 0 NOT NULL,
	"withheld_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withheld_refunds_released" CHECK ("withheld_refunds"."released_paise" between 0 and "withheld_refunds"."amount_paise")
);
--> statement-breakpoint
ALTER TABLE "withheld_refunds" ADD CONSTRAINT "withheld_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withheld_refunds_order" ON "withheld_refunds" USING btree ("order_id");