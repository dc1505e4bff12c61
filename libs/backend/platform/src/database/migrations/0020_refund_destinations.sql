CREATE TABLE "refund_destinations" (
	"refund_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"to" text NOT NULL,
	"sealed_destination" text NOT NULL,
	"masked_destination" text NOT NULL,
	"user_id" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_destinations_refund_id_version_pk" PRIMARY KEY("refund_id","version")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "destination_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_destinations" ADD CONSTRAINT "refund_destinations_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_destinations" ADD CONSTRAINT "refund_destinations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;