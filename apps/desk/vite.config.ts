import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The workspace has two routers: react-admin is older than ours. Whatever it is made of stands beside it, once.
const admin = createRequire(createRequire(import.meta.url).resolve('react-admin'));
/** The module that react-admin itself imports by this name. */
const ofAdmin = (name: string) => admin.resolve(name).replace(/\.cjs$/, '.js');

/** Replaced by the server with the nonce of each answer. */
export const NONCE_PLACE = 'nonce-of-this-answer';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  html: { cspNonce: NONCE_PLACE },
  resolve: {
    alias: [
      { find: /^ra-core$/, replacement: ofAdmin('ra-core') },
      { find: /^ra-ui-materialui$/, replacement: ofAdmin('ra-ui-materialui') },
    ],
    dedupe: ['react', 'react-dom', 'react-router', 'react-hook-form', '@emotion/react', '@mui/material'],
  },
  build: { outDir: 'build', reportCompressedSize: false, chunkSizeWarningLimit: 4_000, assetsInlineLimit: 0 },
  server: { strictPort: true },
});
