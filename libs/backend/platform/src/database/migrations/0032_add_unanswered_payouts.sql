CREATE TABLE "refund_bank_references" (
	"refund_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"bank_reference" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_bank_references_refund_id_user_id_bank_reference_pk" PRIMARY KEY("refund_id","user_id","bank_reference")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_through" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_twice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_bank_references" ADD CONSTRAINT "refund_bank_references_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_bank_references" ADD CONSTRAINT "refund_bank_references_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;