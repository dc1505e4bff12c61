CREATE TABLE "removed_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "jpeg" DROP NOT NULL;--> statement-breakpoint
CREATE FUNCTION remember_removed_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_objects (key, removed_at) VALUES ('photos/' || OLD.id || '.jpg', now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photos_removed AFTER DELETE ON photos FOR EACH ROW WHEN (OLD.jpeg IS NULL) EXECUTE FUNCTION remember_removed_photo();--> statement-breakpoint
CREATE FUNCTION remember_failed_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM photos WHERE id = OLD.id) THEN
    INSERT INTO removed_objects (key, removed_at) VALUES ('photos/' || OLD.id || '.jpg', now()) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photo_attempts_removed AFTER DELETE ON photo_attempts FOR EACH ROW EXECUTE FUNCTION remember_failed_photo();
