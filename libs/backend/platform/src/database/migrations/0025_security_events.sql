CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"network" text,
	"subjects" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at");--> statement-breakpoint
CREATE FUNCTION security_events_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the record of security events is only added to, for a year' USING ERRCODE = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER security_events_only_grow BEFORE UPDATE OR DELETE ON security_events FOR EACH ROW EXECUTE FUNCTION security_events_only_grow();--> statement-breakpoint
CREATE TRIGGER security_events_never_emptied BEFORE TRUNCATE ON security_events FOR EACH STATEMENT EXECUTE FUNCTION security_events_only_grow();--> statement-breakpoint
CREATE FUNCTION record_changed_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.roles IS NOT DISTINCT FROM NEW.roles THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.roles = '[]'::jsonb THEN
    RETURN NULL;
  END IF;
  INSERT INTO security_events (at, kind, user_id, subjects)
  VALUES (now(), 'role-changed', NEW.id, jsonb_build_object('role', (SELECT coalesce(string_agg(role, ',' ORDER BY role), '') FROM jsonb_array_elements_text(NEW.roles) AS role)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_roles_changed AFTER INSERT OR UPDATE OF roles ON users FOR EACH ROW EXECUTE FUNCTION record_changed_roles();
