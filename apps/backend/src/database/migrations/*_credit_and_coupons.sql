--> statement-breakpoint
create function credit_entries_sum_to_zero() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_paise), 0) from credit_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception $text$the entries of credit transaction % do not sum to zero$text$, new.transaction_id using errcode = $text$23514$text$;
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger credit_entries_sum_to_zero after insert on credit_entries deferrable initially deferred for each row execute function credit_entries_sum_to_zero();--> statement-breakpoint
create function credit_ledger_only_grows() returns trigger language plpgsql as $$
begin
  raise exception $text$the credit ledger is only added to$text$ using errcode = $text$23514$text$;
end $$;--> statement-breakpoint
create trigger credit_entries_only_grow before update or delete on credit_entries for each row execute function credit_ledger_only_grows();--> statement-breakpoint
create trigger credit_transactions_only_grow before update or delete on credit_transactions for each row execute function credit_ledger_only_grows();
