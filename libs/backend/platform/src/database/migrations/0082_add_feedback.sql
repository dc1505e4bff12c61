CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"status" text NOT NULL,
	"rating" integer NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"photo_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"supporter_id" uuid,
	CONSTRAINT "feedback_number_unique" UNIQUE("number"),
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" between 1 and 5),
	CONSTRAINT "feedback_answered" CHECK (("feedback"."status" = 'ANSWERED') = ("feedback"."answer" is not null))
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_key" ON "feedback" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("sent_at") WHERE status <> 'ANSWERED';