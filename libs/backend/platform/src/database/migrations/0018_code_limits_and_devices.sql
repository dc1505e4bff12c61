CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "otp_requests" ADD COLUMN "check_nonce" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last" ON "known_devices" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "otp_requests_created" ON "otp_requests" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "otp_requests" ADD CONSTRAINT "otp_requests_check_nonce_unique" UNIQUE("check_nonce");