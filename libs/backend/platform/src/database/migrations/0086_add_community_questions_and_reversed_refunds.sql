CREATE TABLE "call_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"part_of_day" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content_posts" ALTER COLUMN "author" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_posts" ALTER COLUMN "place" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_articles" ADD COLUMN "seen_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_comments" ADD COLUMN "is_expert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_posts" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "content_posts" ADD COLUMN "crop_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_backs_user" ON "call_backs" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_backs_waiting" ON "call_backs" USING btree ("user_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "call_backs_open" ON "call_backs" USING btree ("asked_at") WHERE done_at is null;--> statement-breakpoint
ALTER TABLE "content_posts" ADD CONSTRAINT "content_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;