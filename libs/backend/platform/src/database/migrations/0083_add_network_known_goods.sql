CREATE TABLE "network_known_goods" (
	"wording_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "network_known_goods_product_id_wording_id_pk" PRIMARY KEY("product_id","wording_id")
);
--> statement-breakpoint
ALTER TABLE "network_items" ADD COLUMN "is_sellable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "network_wordings" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "network_known_goods" ADD CONSTRAINT "network_known_goods_wording_id_network_wordings_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."network_wordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_known_goods" ADD CONSTRAINT "network_known_goods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_known_goods_wording" ON "network_known_goods" USING btree ("wording_id");--> statement-breakpoint
UPDATE "network_wordings" SET "brand" = (SELECT "item"."brand" FROM "network_items" "item" WHERE "item"."wording_id" = "network_wordings"."id" LIMIT 1);--> statement-breakpoint
UPDATE "network_items" SET "is_sellable" = true WHERE "mrp_paise" IS NOT NULL AND "pack_amount" IS NOT NULL AND "facts"->>'maker' IS NOT NULL AND "facts"->>'origin' IS NOT NULL AND "facts"->>'consumerCare' IS NOT NULL AND ("category" <> 'Fertilizer' OR "facts"->>'fulfilmentType' = 'Self-Pickup' OR "name" ~* '\mnano\M|नैनो|नॅनो|ন্যানো|ନାନୋ|નેનો' OR "name" !~* '\m(urea|dap|di-?ammonium phosphate|18[-: ]46[-: ]0)\M|यूरिया|युरिया|डीएपी|ইউরিয়া|ডিএপি|ୟୁରିଆ|ଡିଏପି|યુરિયા|ડીએપી');
