CREATE TABLE "step_ups" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"question" jsonb
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The last sign-in that is known. A session ends 90 days after its sign-in, so that nobody who is signed in seems silent.
UPDATE "users" SET "last_used_at" = greatest(
  "created_at",
  (SELECT max("last_at") FROM "known_devices" WHERE "user_id" = "users"."id"),
  (SELECT max("at") FROM "security_events" WHERE "user_id" = "users"."id" AND "kind" = 'sign-in')
);
