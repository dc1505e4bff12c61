CREATE SEQUENCE "public"."booking_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "drone_products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"active" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farm_booking_moves" (
	"booking_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "farm_booking_moves_booking_id_step_pk" PRIMARY KEY("booking_id","step")
);
--> statement-breakpoint
CREATE TABLE "farm_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"service_id" text NOT NULL,
	"vendor_id" text NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"total_paise" bigint NOT NULL,
	"paid_paise" bigint NOT NULL,
	"payment" text NOT NULL,
	"acres" numeric(10, 2),
	"crop_id" text,
	"encrypted_address" text,
	"samples" integer,
	"people" integer,
	"tank_mix" text[] NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"reschedules" integer DEFAULT 0 NOT NULL,
	"postponements" integer DEFAULT 0 NOT NULL,
	"worker_user_id" uuid,
	"taken_at" timestamp with time zone,
	"wind" numeric(5, 1),
	"cancelled_by" text,
	"done_at" timestamp with time zone,
	"done_acres" numeric(10, 2),
	"done_product_id" text,
	"bag_numbers" text[] NOT NULL,
	CONSTRAINT "farm_bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "farm_bookings_sums" CHECK ("farm_bookings"."total_paise" >= 0 and "farm_bookings"."paid_paise" between 0 and "farm_bookings"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "farm_service_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"per" text NOT NULL,
	"price_paise" bigint NOT NULL,
	CONSTRAINT "farm_service_packages_price" CHECK ("farm_service_packages"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "farm_service_vendors" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"town" jsonb NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"capacity" integer NOT NULL,
	"closed_weekdays" integer[] NOT NULL,
	"closed_days" date[] NOT NULL,
	"drone" jsonb,
	CONSTRAINT "farm_service_vendors_capacity" CHECK ("farm_service_vendors"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "farm_services" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"lead_hours" integer NOT NULL,
	"is_daylight_only" boolean NOT NULL,
	"keeps_distance" boolean NOT NULL,
	"worker_role" text NOT NULL,
	"mandatory" text[] NOT NULL,
	"optional" text[] NOT NULL,
	CONSTRAINT "farm_services_times" CHECK ("farm_services"."minutes" > 0 and "farm_services"."lead_hours" >= 0)
);
--> statement-breakpoint
ALTER TABLE "farm_booking_moves" ADD CONSTRAINT "farm_booking_moves_booking_id_farm_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."farm_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_bookings" ADD CONSTRAINT "farm_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_bookings" ADD CONSTRAINT "farm_bookings_service_id_farm_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."farm_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_bookings" ADD CONSTRAINT "farm_bookings_vendor_id_farm_service_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."farm_service_vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_bookings" ADD CONSTRAINT "farm_bookings_worker_user_id_users_id_fk" FOREIGN KEY ("worker_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_service_packages" ADD CONSTRAINT "farm_service_packages_service_id_farm_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."farm_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_service_vendors" ADD CONSTRAINT "farm_service_vendors_service_id_farm_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."farm_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "farm_bookings_key" ON "farm_bookings" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "farm_bookings_person" ON "farm_bookings" USING btree ("user_id","booked_at");--> statement-breakpoint
CREATE INDEX "farm_bookings_slot" ON "farm_bookings" USING btree ("vendor_id","day");--> statement-breakpoint
CREATE INDEX "farm_bookings_service" ON "farm_bookings" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "farm_bookings_due" ON "farm_bookings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "farm_bookings_worker" ON "farm_bookings" USING btree ("worker_user_id");--> statement-breakpoint
CREATE INDEX "farm_service_packages_service" ON "farm_service_packages" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "farm_service_vendors_service" ON "farm_service_vendors" USING btree ("service_id");