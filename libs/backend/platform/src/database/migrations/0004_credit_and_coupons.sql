CREATE TABLE "coupon_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"farmer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"cap_paise" bigint,
	"minimum_paise" bigint DEFAULT 0 NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"marketplaces" jsonb NOT NULL,
	"total_uses" integer,
	"uses_per_farmer" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"farmer_id" uuid,
	"is_listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_uses_held" CHECK (used_count >= 0 and (total_uses is null or used_count <= total_uses))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_lines" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"limit_paise" bigint NOT NULL,
	"tenor_days" integer NOT NULL,
	"free_days" integer NOT NULL,
	"monthly_basis_points" integer NOT NULL,
	"accrued_through" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_transactions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "payment_kind" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "booking_date" date;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "insurance" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "advance_paise" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "insurance" jsonb;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_transaction_id_credit_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."credit_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lines" ADD CONSTRAINT "credit_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_user_id_credit_lines_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_lines"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_one_of_an_order" ON "coupon_uses" USING btree ("order_id") WHERE given_back_at is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_farmer" ON "coupon_uses" USING btree ("farmer_id","code") WHERE given_back_at is null;--> statement-breakpoint
CREATE INDEX "coupons_farmer" ON "coupons" USING btree ("farmer_id");--> statement-breakpoint
CREATE INDEX "credit_entries_transaction" ON "credit_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "credit_transactions_user" ON "credit_transactions" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "credit_transactions_order" ON "credit_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE FUNCTION credit_entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_paise), 0) FROM credit_entries WHERE transaction_id = new.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'the entries of credit transaction % do not sum to zero', new.transaction_id USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_entries_sum_to_zero AFTER INSERT ON credit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_entries_sum_to_zero();--> statement-breakpoint
CREATE FUNCTION credit_ledger_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the credit ledger is only added to' USING ERRCODE = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER credit_entries_only_grow BEFORE UPDATE OR DELETE ON credit_entries FOR EACH ROW EXECUTE FUNCTION credit_ledger_only_grows();--> statement-breakpoint
CREATE TRIGGER credit_transactions_only_grow BEFORE UPDATE OR DELETE ON credit_transactions FOR EACH ROW EXECUTE FUNCTION credit_ledger_only_grows();
