CREATE TABLE "price_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"c_id" text NOT NULL,
	"before_paise" integer NOT NULL,
	"after_paise" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "operator_unmaskings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"field" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "money_acts" DROP CONSTRAINT "money_acts_amount";--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_c_id_offers_c_id_fk" FOREIGN KEY ("c_id") REFERENCES "public"."offers"("c_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_unmaskings" ADD CONSTRAINT "operator_unmaskings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_offer" ON "price_changes" USING btree ("c_id","at");--> statement-breakpoint
CREATE INDEX "price_changes_user" ON "price_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "operator_unmaskings_user" ON "operator_unmaskings" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "operator_unmaskings_record" ON "operator_unmaskings" USING btree ("resource","record_id");--> statement-breakpoint
ALTER TABLE "money_acts" ADD CONSTRAINT "money_acts_amount" CHECK ("money_acts"."amount_paise" > 0 or ("money_acts"."amount_paise" = 0 and "money_acts"."kind" in ('role-given', 'role-taken')));
