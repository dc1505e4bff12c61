CREATE SEQUENCE "public"."programme_card_serials" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "programme_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"crop" text NOT NULL,
	"field_id" uuid,
	"field_name" text NOT NULL,
	"square_metres" double precision NOT NULL,
	"sowing_day" date NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"officer_id" uuid,
	"decided_at" timestamp with time zone,
	"refusal" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"valid_until" date NOT NULL,
	"card_number" text,
	"issued_at" timestamp with time zone,
	"code_id" text,
	"activated_at" timestamp with time zone,
	CONSTRAINT "programme_applications_numbered" CHECK (("programme_applications"."state" in ('ISSUED', 'ACTIVE', 'EXPIRED')) = ("programme_applications"."card_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "programme_benefit_uses" (
	"application_id" uuid NOT NULL,
	"benefit" text NOT NULL,
	"step" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_benefit_uses_application_id_benefit_step_pk" PRIMARY KEY("application_id","benefit","step"),
	CONSTRAINT "programme_benefit_uses_counted" CHECK ("programme_benefit_uses"."step" > 0)
);
--> statement-breakpoint
ALTER TABLE "programme_applications" ADD CONSTRAINT "programme_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_applications" ADD CONSTRAINT "programme_applications_field_id_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."fields"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_applications" ADD CONSTRAINT "programme_applications_officer_id_users_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_benefit_uses" ADD CONSTRAINT "programme_benefit_uses_application_id_programme_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."programme_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "programme_applications_key" ON "programme_applications" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_applications_card" ON "programme_applications" USING btree ("card_number");--> statement-breakpoint
CREATE INDEX "programme_applications_person" ON "programme_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "programme_applications_waiting" ON "programme_applications" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "programme_applications_officer" ON "programme_applications" USING btree ("officer_id");--> statement-breakpoint
CREATE INDEX "programme_applications_field" ON "programme_applications" USING btree ("field_id");