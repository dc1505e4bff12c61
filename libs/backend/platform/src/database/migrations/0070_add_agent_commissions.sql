CREATE TABLE "agent_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_entries_once" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "agent_sales" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"rates" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_entries" ADD CONSTRAINT "agent_entries_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_entries" ADD CONSTRAINT "agent_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_sales" ADD CONSTRAINT "agent_sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_sales" ADD CONSTRAINT "agent_sales_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_entries_agent" ON "agent_entries" USING btree ("agent_id","at");--> statement-breakpoint
CREATE INDEX "agent_entries_order" ON "agent_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "agent_sales_agent" ON "agent_sales" USING btree ("agent_id","placed_at" desc);