ALTER TABLE "identity_papers" ADD COLUMN "sealed_photo" text;--> statement-breakpoint
ALTER TABLE "identity_papers" DROP COLUMN "photo_id";