ALTER TABLE "invoices" ADD COLUMN "papers" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'hi' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "gstin" text;