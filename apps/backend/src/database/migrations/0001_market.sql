CREATE TABLE "identity_entries" (
	"model" text NOT NULL,
	"id_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_hash" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "identity_entries_model_id_hash_pk" PRIMARY KEY("model","id_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"address_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"text" text NOT NULL,
	"otp" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"auth_id" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"email" text,
	"profile" jsonb,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"external_partner_type" text,
	"external_partner_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_auth_id_unique" UNIQUE("auth_id")
);
--> statement-breakpoint
CREATE INDEX "identity_entries_grant" ON "identity_entries" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "identity_entries_expiry" ON "identity_entries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otp_requests_number" ON "otp_requests" USING btree ("phone_number","created_at" desc);--> statement-breakpoint
CREATE INDEX "otp_requests_address" ON "otp_requests" USING btree ("address_hash","created_at" desc);--> statement-breakpoint
CREATE INDEX "sandbox_messages_time" ON "sandbox_messages" USING btree ("created_at");