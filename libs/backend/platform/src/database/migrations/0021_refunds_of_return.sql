ALTER TABLE "refunds" DROP CONSTRAINT "refunds_return_id_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_return" ON "refunds" USING btree ("return_id","cause");