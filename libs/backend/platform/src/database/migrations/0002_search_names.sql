ALTER TABLE "products" ADD COLUMN "search_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crops_search" ON "crops" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
UPDATE "products" SET "search_names" = "search";
