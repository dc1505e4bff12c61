CREATE TABLE "second_payment_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_payment_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "second_payment_entries_amount" CHECK (("second_payment_entries"."kind" = 'paid-twice') = ("second_payment_entries"."amount_paise" > 0))
);
--> statement-breakpoint
ALTER TABLE "second_payment_entries" ADD CONSTRAINT "second_payment_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_payment_entries_refund" ON "second_payment_entries" USING btree ("refund_id");--> statement-breakpoint
CREATE FUNCTION second_payments_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of second payments is only added to' USING ERRCODE = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER second_payment_entries_only_grow BEFORE UPDATE OR DELETE ON second_payment_entries FOR EACH ROW EXECUTE FUNCTION second_payments_only_grow();--> statement-breakpoint
INSERT INTO second_payment_entries (refund_id, kind, amount_paise, reference, at)
SELECT id, 'paid-twice', amount_paise, id || ':unknown', paid_twice_at FROM refunds WHERE paid_twice_at IS NOT NULL;--> statement-breakpoint
DROP TRIGGER money_acts_as_wanted ON money_acts;--> statement-breakpoint
CREATE TRIGGER money_acts_as_wanted BEFORE UPDATE ON money_acts FOR EACH ROW WHEN (OLD.done_at IS NOT NULL OR OLD.declined_at IS NOT NULL OR (OLD.id, OLD.kind, OLD.subject_id, OLD.centre_id, OLD.amount_paise, OLD.reason, OLD.requested_by, OLD.requested_at) IS DISTINCT FROM (NEW.id, NEW.kind, NEW.subject_id, NEW.centre_id, NEW.amount_paise, NEW.reason, NEW.requested_by, NEW.requested_at)) EXECUTE FUNCTION shop_ledger_only_grows();
