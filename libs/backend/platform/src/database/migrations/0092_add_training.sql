CREATE TABLE "training_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"right" integer NOT NULL,
	"wrong" jsonb NOT NULL,
	"is_passed" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_certificates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_lessons_read" (
	"user_id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_lessons_read_user_id_lesson_pk" PRIMARY KEY("user_id","lesson")
);
--> statement-breakpoint
ALTER TABLE "training_attempts" ADD CONSTRAINT "training_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD CONSTRAINT "training_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_lessons_read" ADD CONSTRAINT "training_lessons_read_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_attempts_key" ON "training_attempts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "training_attempts_person" ON "training_attempts" USING btree ("user_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "training_certificates_number" ON "training_certificates" USING btree ("number");