ALTER TABLE "payment_captures" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credit_user_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_credit_user_id_credit_lines_user_id_fk" FOREIGN KEY ("credit_user_id") REFERENCES "public"."credit_lines"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_one_for_dues" ON "payment_captures" USING btree ("payment_id") WHERE use = 'dues';--> statement-breakpoint
CREATE INDEX "payments_credit" ON "payments" USING btree ("credit_user_id","created_at") WHERE credit_user_id is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_thing" CHECK (("payments"."order_id" is null) <> ("payments"."credit_user_id" is null));