-- The private half moves into its own column, as it is: the next start encrypts it.
ALTER TABLE "identity_keys" ADD COLUMN "private_key" text;--> statement-breakpoint
UPDATE "identity_keys" SET "private_key" = "jwk"::text, "jwk" = jsonb_build_object('kty', "jwk"->'kty', 'n', "jwk"->'n', 'e', "jwk"->'e', 'kid', "jwk"->'kid', 'alg', "jwk"->'alg', 'use', "jwk"->'use');--> statement-breakpoint
ALTER TABLE "identity_keys" ALTER COLUMN "private_key" SET NOT NULL;
