CREATE TABLE "credit_acceptances" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"statement" jsonb NOT NULL,
	"language" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_acceptances" ADD CONSTRAINT "credit_acceptances_user_id_credit_lines_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_lines"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_acceptances_user" ON "credit_acceptances" USING btree ("user_id","accepted_at");