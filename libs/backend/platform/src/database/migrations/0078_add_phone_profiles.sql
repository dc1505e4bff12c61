CREATE TABLE "phone_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"lock_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"wrong_tries_in_all" integer DEFAULT 0 NOT NULL,
	"session" text NOT NULL,
	"device_kind" text,
	"signed_in_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "phone_profiles_person" UNIQUE("device_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "phone_profiles" ADD CONSTRAINT "phone_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_profiles_user" ON "phone_profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "phone_profiles_session" ON "phone_profiles" USING btree ("session");