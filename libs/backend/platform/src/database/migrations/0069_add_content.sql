CREATE TABLE "content_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post" text NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_likes" (
	"post" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_likes_post_user_id_pk" PRIMARY KEY("post","user_id")
);
--> statement-breakpoint
CREATE TABLE "content_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"place" text NOT NULL,
	"is_expert" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "content_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_likes" ADD CONSTRAINT "content_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comments_post" ON "content_comments" USING btree ("post","created_at");--> statement-breakpoint
CREATE INDEX "content_comments_user" ON "content_comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "content_likes_user" ON "content_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_posts_time" ON "content_posts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_once" ON "content_reports" USING btree ("kind","subject","user_id");--> statement-breakpoint
CREATE INDEX "content_reports_user" ON "content_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "content_reports_open" ON "content_reports" USING btree ("created_at") WHERE decided_at is null;