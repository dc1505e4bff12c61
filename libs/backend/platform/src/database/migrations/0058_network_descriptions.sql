ALTER TABLE "network_locations" ADD COLUMN "described_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "network_providers" ADD COLUMN "described_at" timestamp with time zone;--> statement-breakpoint
-- What was told last described it, as far as can be seen; of the others no more is known than whether they are open.
UPDATE "network_locations" SET "described_at" = "stamped_at"
WHERE coalesce("street", "locality", "city", "pincode", "state", "lat"::text) IS NOT NULL;--> statement-breakpoint
UPDATE "network_providers" SET "described_at" = "stamped_at"
WHERE "name" <> "provider_id" OR "picture" IS NOT NULL OR "fulfilments" <> '[]' OR "min_order_paise" IS NOT NULL
  OR EXISTS (SELECT 1 FROM "network_reaches" reach JOIN "network_locations" shop ON shop."id" = reach."location_id"
    WHERE shop."provider_id" = "network_providers"."id");
