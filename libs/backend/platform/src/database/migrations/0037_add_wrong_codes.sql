CREATE TABLE "wrong_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"network_hash" text NOT NULL,
	"device_hash" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wrong_codes_number" ON "wrong_codes" USING btree ("phone_number","at");--> statement-breakpoint
CREATE INDEX "wrong_codes_at" ON "wrong_codes" USING btree ("at");