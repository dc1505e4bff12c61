ALTER TABLE "identity_entries" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "identity_entries" ADD COLUMN "repeats" integer DEFAULT 0 NOT NULL;