ALTER TABLE "group_insurance_products" ADD COLUMN "perils" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "group_insurance_products" ADD COLUMN "insurer" jsonb;--> statement-breakpoint
ALTER TABLE "insurance_policies" ADD COLUMN "perils" jsonb DEFAULT '[]'::jsonb NOT NULL;