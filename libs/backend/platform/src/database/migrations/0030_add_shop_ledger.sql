CREATE TABLE "cash_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"destination_version" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"released_on" date
);
--> statement-breakpoint
CREATE TABLE "money_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"done_at" timestamp with time zone,
	"declined_by" uuid,
	"declined_at" timestamp with time zone,
	CONSTRAINT "money_acts_amount" CHECK ("money_acts"."amount_paise" > 0),
	CONSTRAINT "money_acts_two_persons" CHECK ("money_acts"."confirmed_by" <> "money_acts"."requested_by"),
	CONSTRAINT "money_acts_one_end" CHECK ("money_acts"."done_at" is null or "money_acts"."declined_at" is null)
);
--> statement-breakpoint
CREATE TABLE "shop_accounts" (
	"vendor_id" text PRIMARY KEY NOT NULL,
	"fee_basis_points" integer NOT NULL,
	"daily_refund_limit_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_entries_once" UNIQUE("reference")
);
--> statement-breakpoint
DROP INDEX "refunds_once";--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "premium_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_refunds" ADD CONSTRAINT "cash_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_refunds" ADD CONSTRAINT "cash_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_refunds" ADD CONSTRAINT "cash_refunds_vendor_id_shop_accounts_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."shop_accounts"("vendor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_acts" ADD CONSTRAINT "money_acts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_acts" ADD CONSTRAINT "money_acts_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_acts" ADD CONSTRAINT "money_acts_declined_by_users_id_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_accounts" ADD CONSTRAINT "shop_accounts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_entries" ADD CONSTRAINT "shop_entries_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_entries" ADD CONSTRAINT "shop_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_refunds_order" ON "cash_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cash_refunds_day" ON "cash_refunds" USING btree ("vendor_id","released_on") WHERE released_on is not null;--> statement-breakpoint
CREATE INDEX "money_acts_subject" ON "money_acts" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "money_acts_waiting" ON "money_acts" USING btree ("requested_at") WHERE done_at is null and declined_at is null;--> statement-breakpoint
CREATE INDEX "shop_entries_shop" ON "shop_entries" USING btree ("vendor_id","id");--> statement-breakpoint
CREATE INDEX "shop_entries_order" ON "shop_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("gateway_payment_id","cause") WHERE cause not in ('return', 'overruled');--> statement-breakpoint
CREATE FUNCTION shop_ledger_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of shops is only added to' USING ERRCODE = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER shop_entries_only_grow BEFORE UPDATE OR DELETE ON shop_entries FOR EACH ROW EXECUTE FUNCTION shop_ledger_only_grows();--> statement-breakpoint
CREATE TRIGGER money_acts_stay BEFORE DELETE ON money_acts FOR EACH ROW EXECUTE FUNCTION shop_ledger_only_grows();--> statement-breakpoint
CREATE TRIGGER money_acts_as_wanted BEFORE UPDATE ON money_acts FOR EACH ROW WHEN (OLD.done_at IS NOT NULL OR OLD.declined_at IS NOT NULL OR (OLD.id, OLD.kind, OLD.subject_id, OLD.amount_paise, OLD.reason, OLD.requested_by, OLD.requested_at) IS DISTINCT FROM (NEW.id, NEW.kind, NEW.subject_id, NEW.amount_paise, NEW.reason, NEW.requested_by, NEW.requested_at)) EXECUTE FUNCTION shop_ledger_only_grows();--> statement-breakpoint
INSERT INTO shop_entries (vendor_id, order_id, kind, amount_paise, reference, at)
SELECT o.vendor_id, o.id, 'captured', c.amount_paise, 'captured:' || c.gateway_payment_id, c.captured_at
FROM payment_captures c JOIN orders o ON o.id = c.order_id
WHERE c.use = 'order' AND o.status IN ('PENDING', 'PRE_ORDER', 'SUCCESS', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY');
