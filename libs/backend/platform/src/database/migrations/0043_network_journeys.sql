CREATE TABLE "network_carts" (
	"owner" text PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"shop_id" uuid,
	"items" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_journeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"farmer_id" uuid NOT NULL,
	"language" text NOT NULL,
	"is_agent" boolean NOT NULL,
	"city" text NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"address_id" uuid NOT NULL,
	"encrypted_address" text NOT NULL,
	"step" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"answer_due" timestamp with time zone,
	"select_message_id" uuid,
	"init_message_id" uuid,
	"confirm_message_id" uuid,
	"next_try_at" timestamp with time zone,
	"tries" integer NOT NULL,
	"problem_code" text,
	"problem_variant_ids" jsonb NOT NULL,
	"quote" jsonb,
	"fulfilment" jsonb,
	"holds_until" timestamp with time zone,
	"is_short" boolean NOT NULL,
	"payment_kind" text,
	"agreed_at" timestamp with time zone,
	"terms" jsonb,
	"gateway_payment_id" text
);
--> statement-breakpoint
CREATE TABLE "network_order_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "network_order_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "network_order_entries_amount" CHECK ("network_order_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "network_journeys" ADD CONSTRAINT "network_journeys_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_carts_guests_age" ON "network_carts" USING btree ("updated_at") WHERE owner like 'guest:%';--> statement-breakpoint
CREATE INDEX "network_journeys_cart" ON "network_journeys" USING btree ("cart_id","since");--> statement-breakpoint
CREATE INDEX "network_journeys_farmer" ON "network_journeys" USING btree ("farmer_id");--> statement-breakpoint
CREATE INDEX "network_journeys_to_send" ON "network_journeys" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "network_journeys_waiting" ON "network_journeys" USING btree ("answer_due") WHERE answer_due is not null;--> statement-breakpoint
CREATE INDEX "network_order_entries_order" ON "network_order_entries" USING btree ("order_id");