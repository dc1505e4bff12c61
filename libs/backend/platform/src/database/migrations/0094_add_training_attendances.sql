CREATE TABLE "training_attendances" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"trainer_user_id" uuid NOT NULL,
	CONSTRAINT "training_attendances_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "training_attendances" ADD CONSTRAINT "training_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_attendances" ADD CONSTRAINT "training_attendances_trainer_user_id_users_id_fk" FOREIGN KEY ("trainer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_attendances_trainer" ON "training_attendances" USING btree ("trainer_user_id","day");