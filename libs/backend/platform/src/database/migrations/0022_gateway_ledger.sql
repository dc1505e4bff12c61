CREATE TABLE "gateway_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"gateway" text NOT NULL,
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "gateway_entries_amount" CHECK ("gateway_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"order_id" uuid,
	"amount_paise" bigint NOT NULL,
	"deducted_paise" bigint NOT NULL,
	"reason_code" text NOT NULL,
	"phase" text NOT NULL,
	"status" text NOT NULL,
	"needs_action_at" timestamp with time zone,
	"respond_by" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_items" (
	"entity_id" text PRIMARY KEY NOT NULL,
	"settlement_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_days" (
	"day" date PRIMARY KEY NOT NULL,
	"items" integer NOT NULL,
	"compared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"booked_paise" bigint,
	"told_paise" bigint,
	"raised_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_differences_once" UNIQUE("entity_id","kind")
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_entries_entity" ON "gateway_entries" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "gateway_entries_at" ON "gateway_entries" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("respond_by") WHERE status in ('open', 'under_review');--> statement-breakpoint
CREATE INDEX "settlement_differences_raised" ON "settlement_differences" USING btree ("raised_at");--> statement-breakpoint
CREATE FUNCTION gateway_ledger_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger with the gateway is only added to' USING ERRCODE = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER gateway_entries_only_grow BEFORE UPDATE OR DELETE ON gateway_entries FOR EACH ROW EXECUTE FUNCTION gateway_ledger_only_grows();--> statement-breakpoint
INSERT INTO gateway_entries (reference, gateway, kind, entity_id, amount_paise, at)
SELECT 'capture:' || c.gateway_payment_id, CASE WHEN p.kind = 'csc' THEN 'csc' ELSE 'razorpay' END, 'capture', c.gateway_payment_id, c.amount_paise, c.captured_at
FROM payment_captures c JOIN payments p ON p.id = c.payment_id WHERE c.amount_paise <> 0;--> statement-breakpoint
INSERT INTO gateway_entries (reference, gateway, kind, entity_id, amount_paise, at)
SELECT 'refund:' || r.id, CASE WHEN p.kind = 'csc' THEN 'csc' ELSE 'razorpay' END, 'refund', coalesce(r.gateway_refund_id, r.id::text), -r.amount_paise, r.completed_at
FROM refunds r JOIN payment_captures c ON c.gateway_payment_id = r.gateway_payment_id JOIN payments p ON p.id = c.payment_id WHERE r.status = 'REFUND_COMPLETED' AND r.completed_at IS NOT NULL;
