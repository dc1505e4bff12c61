CREATE TABLE "insurance_term_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"heard_aloud" boolean NOT NULL,
	CONSTRAINT "insurance_term_acceptances_once" UNIQUE("user_id","product_id","version")
);
--> statement-breakpoint
CREATE TABLE "insurance_term_sheets" (
	"product_id" text NOT NULL,
	"version" text NOT NULL,
	"effective_on" date NOT NULL,
	"summary" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "insurance_term_sheets_product_id_version_pk" PRIMARY KEY("product_id","version"),
	CONSTRAINT "insurance_term_sheets_one_a_day" UNIQUE("product_id","effective_on")
);
--> statement-breakpoint
ALTER TABLE "insurance_term_acceptances" ADD CONSTRAINT "insurance_term_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_term_acceptances" ADD CONSTRAINT "insurance_term_acceptances_sheet" FOREIGN KEY ("product_id","version") REFERENCES "public"."insurance_term_sheets"("product_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_term_sheets" ADD CONSTRAINT "insurance_term_sheets_product_id_group_insurance_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."group_insurance_products"("id") ON DELETE no action ON UPDATE no action;