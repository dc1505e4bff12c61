CREATE INDEX CONCURRENTLY "users_newest" ON "users" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_with_roles" ON "users" USING gin ("roles") WHERE roles <> '[]';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_newest" ON "orders" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_status_newest" ON "orders" USING btree ("status","created_at" desc);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_number_beginning" ON "orders" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_newest" ON "payments" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_newest" ON "refunds" USING btree ("requested_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "offers_expired" ON "offers" USING btree ("vendor_id") WHERE is_expired;
