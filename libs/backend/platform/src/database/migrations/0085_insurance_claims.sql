CREATE SEQUENCE "public"."claim_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "insurance_claim_decisions" (
	"claim_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"amount_paise" bigint,
	"reason" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "insurance_claim_decisions_claim_id_round_pk" PRIMARY KEY("claim_id","round"),
	CONSTRAINT "insurance_claim_decisions_either" CHECK (("insurance_claim_decisions"."amount_paise" is null) <> ("insurance_claim_decisions"."reason" is null)),
	CONSTRAINT "insurance_claim_decisions_amount" CHECK ("insurance_claim_decisions"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "insurance_claim_moves" (
	"claim_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "insurance_claim_moves_claim_id_step_pk" PRIMARY KEY("claim_id","step")
);
--> statement-breakpoint
CREATE TABLE "insurance_claim_payouts" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"encrypted_account" text,
	"next_at" timestamp with time zone,
	"reference" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "insurance_claim_payouts_amount" CHECK ("insurance_claim_payouts"."amount_paise" > 0),
	CONSTRAINT "insurance_claim_payouts_paid" CHECK (("insurance_claim_payouts"."state" = 'paid') = ("insurance_claim_payouts"."paid_at" is not null) and ("insurance_claim_payouts"."state" <> 'paid' or "insurance_claim_payouts"."reference" is not null))
);
--> statement-breakpoint
CREATE TABLE "insurance_claim_photos" (
	"claim_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"taken_at" timestamp with time zone,
	"encrypted_place" text,
	"marks" text[] NOT NULL,
	CONSTRAINT "insurance_claim_photos_claim_id_photo_id_pk" PRIMARY KEY("claim_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "insurance_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"farmer_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"peril" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"loss_day" date NOT NULL,
	"cut_on" date,
	"acres" double precision NOT NULL,
	"encrypted_text" text NOT NULL,
	"state" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"phone_filed_at" timestamp with time zone,
	"phone_sent_at" timestamp with time zone,
	"is_clock_off" boolean NOT NULL,
	"deadline" timestamp with time zone,
	"cover_paise" bigint NOT NULL,
	"surveyor_id" uuid,
	"taken_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"appeals" integer DEFAULT 0 NOT NULL,
	"appealed_at" timestamp with time zone,
	"encrypted_appeal" text,
	CONSTRAINT "insurance_claims_number_unique" UNIQUE("number"),
	CONSTRAINT "insurance_claims_amounts" CHECK ("insurance_claims"."acres" > 0 and "insurance_claims"."cover_paise" >= 0),
	CONSTRAINT "insurance_claims_one_appeal" CHECK ("insurance_claims"."appeals" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "insurance_surveys" (
	"claim_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"loss_percent" integer NOT NULL,
	"acres" double precision NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "insurance_surveys_claim_id_round_pk" PRIMARY KEY("claim_id","round"),
	CONSTRAINT "insurance_surveys_loss" CHECK ("insurance_surveys"."loss_percent" between 0 and 100 and "insurance_surveys"."acres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "insurance_claim_decisions" ADD CONSTRAINT "insurance_claim_decisions_claim_id_insurance_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."insurance_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claim_moves" ADD CONSTRAINT "insurance_claim_moves_claim_id_insurance_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."insurance_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claim_payouts" ADD CONSTRAINT "insurance_claim_payouts_claim_id_insurance_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."insurance_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claim_photos" ADD CONSTRAINT "insurance_claim_photos_claim_id_insurance_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."insurance_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_policy_id_insurance_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."insurance_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_surveyor_id_users_id_fk" FOREIGN KEY ("surveyor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_surveys" ADD CONSTRAINT "insurance_surveys_claim_id_insurance_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."insurance_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_claim_payouts_due" ON "insurance_claim_payouts" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_claim_payouts_reference" ON "insurance_claim_payouts" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_claims_key" ON "insurance_claims" USING btree ("farmer_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_claims_one_a_loss" ON "insurance_claims" USING btree ("policy_id","peril","loss_day") WHERE state <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "insurance_claims_farmer" ON "insurance_claims" USING btree ("farmer_id","received_at");--> statement-breakpoint
CREATE INDEX "insurance_claims_surveyor" ON "insurance_claims" USING btree ("surveyor_id");--> statement-breakpoint
CREATE INDEX "insurance_claims_open" ON "insurance_claims" USING btree ("filed_at") WHERE state not in ('PAID', 'WITHDRAWN');