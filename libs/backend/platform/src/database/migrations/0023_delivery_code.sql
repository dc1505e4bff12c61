CREATE TABLE "arrival_questions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"photo_id" uuid NOT NULL,
	"lat_lng" text NOT NULL,
	"metres" double precision NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_escalations" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_escalations_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wrong_delivery_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "arrival_questions" ADD CONSTRAINT "arrival_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_escalations" ADD CONSTRAINT "order_escalations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Orders that are under way get a code, too: their farmers see it on the order's page.
UPDATE "orders" SET "delivery_code" = lpad(floor(random() * 10000)::integer::text, 4, '0')
WHERE "type" = 'home_delivery' AND "status" IN ('PENDING', 'PRE_ORDER', 'SUCCESS', 'PAYMENT_FAILED', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY');
