CREATE TABLE "network_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"action" text NOT NULL,
	"participant" text NOT NULL,
	"transaction_id" text NOT NULL,
	"message_id" text NOT NULL,
	"authorization" text NOT NULL,
	"body" text NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer_status" integer,
	"answer" text,
	"handled_at" timestamp with time zone,
	CONSTRAINT "network_messages_direction" CHECK ("network_messages"."direction" in ('sent', 'received'))
);
--> statement-breakpoint
CREATE TABLE "network_searches" (
	"city" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "network_messages_received_once" ON "network_messages" USING btree ("participant","action","message_id","digest") WHERE direction = 'received';--> statement-breakpoint
CREATE INDEX "network_messages_of_transaction" ON "network_messages" USING btree ("transaction_id","at");