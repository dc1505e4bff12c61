CREATE TABLE "staff_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"state" text NOT NULL,
	"subject" text,
	"cells" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"problems" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"rows" integer DEFAULT 0 NOT NULL,
	"changing" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"last_row" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"problem" jsonb
);
--> statement-breakpoint
CREATE TABLE "search_miss_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"language" text NOT NULL,
	"district" text NOT NULL,
	"session" text NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_term_language_district_session_pk" PRIMARY KEY("day","term","language","district","session")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"typed" text NOT NULL,
	"means" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_synonyms_term_unique" UNIQUE("term")
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"label" text,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"hand_backs" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"returned_by" uuid,
	"escalated_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "work_items_claim" CHECK (("work_items"."state" = 'claimed') = ("work_items"."claimed_until" is not null)),
	CONSTRAINT "work_items_done" CHECK (("work_items"."state" = 'done') = ("work_items"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","row");--> statement-breakpoint
CREATE INDEX "imports_time" ON "imports" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "imports_person" ON "imports" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "imports_unfinished" ON "imports" USING btree ("state") WHERE state in ('reading', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "search_misses_term" ON "search_misses" USING btree ("term","language");--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_subject" ON "work_items" USING btree ("kind","subject_id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "work_items_waiting" ON "work_items" USING btree ("kind","due_at") WHERE state in ('open', 'escalated');--> statement-breakpoint
CREATE INDEX "work_items_claimed" ON "work_items" USING btree ("claimed_until") WHERE state = 'claimed';--> statement-breakpoint
CREATE INDEX "work_items_claimed_by" ON "work_items" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "work_items_returned_by" ON "work_items" USING btree ("returned_by");--> statement-breakpoint
CREATE INDEX "work_items_done" ON "work_items" USING btree ("done_at");