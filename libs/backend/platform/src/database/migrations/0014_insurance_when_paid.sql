CREATE TABLE "insurance_premium_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"policy_id" uuid NOT NULL,
	"payer" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "insurance_premium_entries_amount" CHECK ("insurance_premium_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "insurance_policy_returns" (
	"return_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "insurance_policy_returns_return_id_policy_id_pk" PRIMARY KEY("return_id","policy_id"),
	CONSTRAINT "insurance_policy_returns_units" CHECK ("insurance_policy_returns"."units" > 0)
);
--> statement-breakpoint
ALTER TABLE "insurance_policies" DROP CONSTRAINT "insurance_policies_one_of_a_line";--> statement-breakpoint
ALTER TABLE "insurance_policies" ALTER COLUMN "valid_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_policies" ALTER COLUMN "valid_until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD COLUMN "returned_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD COLUMN "insurer_premium_paise" bigint;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD COLUMN "starts" text;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD COLUMN "cover_days" integer;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD COLUMN "in_force_at" timestamp with time zone;--> statement-breakpoint
-- Policies that were issued with their orders: what is paid for stays in force on the days that were told, the rest is only promised.
UPDATE "insurance_policies" SET
  "cover_days" = "valid_until" - "valid_from" + 1,
  "insurer_premium_paise" = greatest("insurance_policies"."premium_paise", "insurance_policies"."units" * coalesce((
    SELECT "option"."total_premium_paise" FROM "insurance_premium_options" AS "option"
    WHERE "option"."product_id" = "insurance_policies"."product_id" AND "option"."variant_id" = "insurance_policies"."variant_id"
      AND "option"."multiplier_factor" = "insurance_policies"."multiplier_factor"), 0)),
  "starts" = CASE
    WHEN "insurance_policies"."premium_paise" = 0 OR "orders"."payment_mode" = 1 THEN 'delivery'
    WHEN "orders"."payment_mode" = 7 THEN 'confirmation'
    WHEN coalesce("orders"."advance_paise", "orders"."total_paise") >= "orders"."total_paise" THEN 'payment'
    ELSE 'delivery' END
FROM "orders" WHERE "orders"."id" = "insurance_policies"."order_id";--> statement-breakpoint
UPDATE "insurance_policies" SET "status" = 'IN_FORCE', "in_force_at" = "insurance_policies"."issued_at"
FROM "orders" WHERE "orders"."id" = "insurance_policies"."order_id" AND "insurance_policies"."status" = 'ISSUED' AND (
  "orders"."status" = 'DELIVERED'
  OR ("starts" = 'payment' AND "orders"."status" NOT IN ('PENDING', 'PRE_ORDER', 'PAYMENT_FAILED'))
  OR ("starts" = 'confirmation' AND "orders"."status" NOT IN ('PENDING', 'PRE_ORDER')));--> statement-breakpoint
UPDATE "insurance_policies" SET "status" = 'PROMISED', "valid_from" = NULL, "valid_until" = NULL WHERE "status" = 'ISSUED';--> statement-breakpoint
INSERT INTO "insurance_premium_entries" ("id", "policy_id", "payer", "amount_paise", "at")
SELECT gen_random_uuid(), "share"."policy_id", "share"."payer", "share"."amount_paise", "share"."at" FROM (
  SELECT "policy"."id" AS "policy_id", "payers"."payer", "policy"."in_force_at" AS "at",
    CASE WHEN "payers"."payer" = 'farmer' THEN "from_farmer"."paise" ELSE "policy"."insurer_premium_paise" - "from_farmer"."paise" END AS "amount_paise"
  FROM "insurance_policies" AS "policy"
  JOIN "orders" ON "orders"."id" = "policy"."order_id"
  CROSS JOIN LATERAL (SELECT CASE WHEN "orders"."payment_mode" = 7 THEN 0 ELSE "policy"."premium_paise" END AS "paise") AS "from_farmer"
  CROSS JOIN (VALUES ('farmer'), ('market')) AS "payers" ("payer")
  WHERE "policy"."status" = 'IN_FORCE') AS "share"
WHERE "share"."amount_paise" <> 0;--> statement-breakpoint
ALTER TABLE "insurance_policies" ALTER COLUMN "insurer_premium_paise" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_policies" ALTER COLUMN "starts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_policies" ALTER COLUMN "cover_days" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_premium_entries" ADD CONSTRAINT "insurance_premium_entries_policy_id_insurance_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."insurance_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_policy_returns" ADD CONSTRAINT "insurance_policy_returns_policy_id_insurance_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."insurance_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_premium_entries_policy" ON "insurance_premium_entries" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "insurance_policy_returns_policy" ON "insurance_policy_returns" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_policies_one_of_a_price" ON "insurance_policies" USING btree ("order_id","variant_id","product_id","multiplier_factor",(premium_paise = 0)) WHERE status <> 'VOID';--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD CONSTRAINT "insurance_policies_returned_units" CHECK ("insurance_policies"."returned_units" >= 0 and "insurance_policies"."returned_units" <= "insurance_policies"."units");--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD CONSTRAINT "insurance_policies_dated_in_force" CHECK ("insurance_policies"."status" <> 'IN_FORCE' or "insurance_policies"."valid_from" is not null);