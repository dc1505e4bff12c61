-- Until now a prebooking kept its season's packs without end, whether its money came or not. What waits for its money, or waited for it
-- in vain, has 15 minutes from here on like any other payment.
UPDATE "payments" SET "state" = CASE "payments"."state" WHEN 'failed' THEN 'open' ELSE "payments"."state" END, "pay_by" = now() + interval '15 minutes', "updated_at" = now()
FROM "orders", "prebook_places"
WHERE "orders"."id" = "payments"."order_id" AND "orders"."status" = 'PRE_ORDER'
  AND "prebook_places"."order_id" = "orders"."id" AND "prebook_places"."state" = 'waiting'
  AND "payments"."attempt" = (SELECT max("attempt") FROM "payments" AS "latest" WHERE "latest"."order_id" = "orders"."id")
  AND NOT EXISTS (SELECT FROM "payment_captures" WHERE "payment_captures"."order_id" = "orders"."id" AND "payment_captures"."use" = 'order');
