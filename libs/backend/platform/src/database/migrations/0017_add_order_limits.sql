ALTER TABLE "vendors" ADD COLUMN "max_packs" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_max_packs" CHECK ("vendors"."max_packs" >= 1);