CREATE TABLE "expert_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"crop_id" text NOT NULL,
	"part" text,
	"text" text NOT NULL,
	"photo_ids" uuid[] NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expert_id" uuid,
	"taken_at" timestamp with time zone,
	CONSTRAINT "expert_questions_taken" CHECK ("expert_questions"."status" <> 'SENT' or "expert_questions"."taken_at" is null)
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"problem" text NOT NULL,
	"advice" text NOT NULL,
	"items" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"is_sample_answer" boolean NOT NULL,
	CONSTRAINT "prescriptions_question_id_unique" UNIQUE("question_id")
);
--> statement-breakpoint
ALTER TABLE "expert_questions" ADD CONSTRAINT "expert_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_questions" ADD CONSTRAINT "expert_questions_expert_id_users_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_question_id_expert_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."expert_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "expert_questions_key" ON "expert_questions" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "expert_questions_user" ON "expert_questions" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "expert_questions_open" ON "expert_questions" USING btree ("sent_at") WHERE status in ('SENT', 'ASSIGNED');--> statement-breakpoint
CREATE INDEX "expert_questions_expert" ON "expert_questions" USING btree ("expert_id");