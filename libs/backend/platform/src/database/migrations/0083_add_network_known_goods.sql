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
CREATE INDEX CONCURRENTLY "network_items_wording" ON "network_items" USING btree ("wording_id","location_id");