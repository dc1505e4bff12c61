import { defineConfig } from 'drizzle-kit';

/** Where drizzle-kit finds every table and keeps the migrations, from the backend's folder: named here alone. */
export default defineConfig({
  dialect: 'postgresql',
  schema: '../../libs/backend/*/src/tables.ts',
  out: '../../libs/backend/platform/src/database/migrations',
});
