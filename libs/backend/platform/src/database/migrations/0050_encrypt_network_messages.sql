ALTER TABLE "network_messages" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "network_requests" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "network_messages" ADD COLUMN "farmer_id" uuid;--> statement-breakpoint
ALTER TABLE "network_messages" ADD COLUMN "encrypted_body" text;--> statement-breakpoint
ALTER TABLE "network_messages" ADD COLUMN "encrypted_answer" text;--> statement-breakpoint
ALTER TABLE "network_requests" ADD COLUMN "encrypted_message" text;--> statement-breakpoint
ALTER TABLE "network_messages" ADD CONSTRAINT "network_messages_body" CHECK (("network_messages"."body" is null) <> ("network_messages"."encrypted_body" is null));