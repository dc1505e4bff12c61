CREATE TABLE "network_order_events" (
	"order_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"packs" jsonb NOT NULL,
	"paise" bigint,
	"is_end" boolean NOT NULL,
	"refund_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "network_order_events_order_id_event_id_pk" PRIMARY KEY("order_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "network_order_news" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" text,
	"fulfilment" text,
	"bill_url" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"message" jsonb NOT NULL,
	"by" text,
	"reason" text,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"due_at" timestamp with time zone,
	"code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "network_order_events" ADD CONSTRAINT "network_order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_order_news" ADD CONSTRAINT "network_order_news_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_requests" ADD CONSTRAINT "network_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_requests_order" ON "network_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "network_requests_due" ON "network_requests" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "network_requests_once" ON "network_requests" USING btree ("subject_id","kind");