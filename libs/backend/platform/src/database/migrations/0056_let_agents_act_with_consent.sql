CREATE TABLE "agent_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"farmer_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject" text,
	"at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_consent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"purposes" jsonb NOT NULL,
	"lasts" text NOT NULL,
	"farmer_name" text NOT NULL,
	"stand_in_name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"farmer_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"purposes" jsonb NOT NULL,
	"stand_in_name" text,
	"given_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "phone_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_requests" ADD COLUMN "purpose" text DEFAULT 'sign-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contact_number" text;--> statement-breakpoint
ALTER TABLE "agent_acts" ADD CONSTRAINT "agent_acts_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_acts" ADD CONSTRAINT "agent_acts_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_consent_requests" ADD CONSTRAINT "agent_consent_requests_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_consents" ADD CONSTRAINT "agent_consents_farmer_id_users_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_consents" ADD CONSTRAINT "agent_consents_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_acts_pair" ON "agent_acts" USING btree ("farmer_id","agent_id","at");--> statement-breakpoint
CREATE INDEX "agent_acts_unanswered" ON "agent_acts" USING btree ("answered_at","at");--> statement-breakpoint
CREATE INDEX "agent_consent_requests_time" ON "agent_consent_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_consents_pair" ON "agent_consents" USING btree ("agent_id","farmer_id","given_at");--> statement-breakpoint
CREATE INDEX "agent_consents_farmer" ON "agent_consents" USING btree ("farmer_id","given_at");