CREATE TABLE "measurement_deliveries" (
	"sink" text NOT NULL,
	"id" uuid NOT NULL,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "measurement_deliveries_sink_id_pk" PRIMARY KEY("sink","id")
);
--> statement-breakpoint
CREATE TABLE "measurement_sinks" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"dropped" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "measurement_deliveries_waiting" ON "measurement_deliveries" USING btree ("sink","at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "measurement_deliveries_settled" ON "measurement_deliveries" USING btree ("settled_at");