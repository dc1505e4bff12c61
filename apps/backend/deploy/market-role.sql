-- A role for the backend's processes that owns no table: it reads and writes rows, and can neither change tables nor
-- take a trigger away. Run by the owner of the database, after `npm run migrate`; once is enough, later tables follow.
-- Then: \password haat_market
CREATE ROLE haat_market LOGIN;
GRANT USAGE ON SCHEMA public, drizzle TO haat_market;
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO haat_market;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO haat_market;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO haat_market;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO haat_market;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO haat_market;
