CREATE TABLE "sounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"duration" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_stored" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"length" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"is_finished" boolean DEFAULT false NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_received" CHECK ("uploads"."received" between 0 and "uploads"."length")
);
--> statement-breakpoint
ALTER TABLE "expert_questions" ADD COLUMN "voice_id" uuid;--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sounds_user_time" ON "sounds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sounds_unused" ON "sounds" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_contents" ON "uploads" USING btree ("user_id","kind","sha256");--> statement-breakpoint
CREATE INDEX "uploads_touched" ON "uploads" USING btree ("touched_at");--> statement-breakpoint
-- What deletes a sound or an upload, be it the erasure of a person, leaves its objects to be removed.
CREATE FUNCTION remember_removed_sound() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_objects (key, removed_at) VALUES ('sounds/' || OLD.id || '.audio', now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sounds_removed AFTER DELETE ON sounds FOR EACH ROW EXECUTE FUNCTION remember_removed_sound();--> statement-breakpoint
-- One more than have come: a process that stopped may have put the next part where no row says that it is there.
CREATE FUNCTION remember_removed_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_objects (key, removed_at)
    SELECT 'uploads/' || OLD.id || '-' || part || '.part', now() FROM generate_series(0, OLD.parts) AS part
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER uploads_removed AFTER DELETE ON uploads FOR EACH ROW WHEN (NOT OLD.is_finished) EXECUTE FUNCTION remember_removed_parts();
