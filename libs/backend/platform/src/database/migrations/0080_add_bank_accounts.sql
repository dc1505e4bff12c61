CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"encrypted_account" text,
	"ifsc" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"is_with_support" boolean DEFAULT false NOT NULL,
	"encrypted_holder" text,
	"name_match" text,
	"check_id" text,
	"next_check_at" timestamp with time zone,
	"given_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text,
	"payout_code_id" uuid,
	"payout_from" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_user" ON "bank_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_due" ON "bank_accounts" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_decided_by" ON "bank_accounts" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "bank_accounts_with_support" ON "bank_accounts" USING btree ("given_at") WHERE "bank_accounts"."is_with_support";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_payout" ON "bank_accounts" USING btree ("user_id") WHERE "bank_accounts"."payout_from" is not null;