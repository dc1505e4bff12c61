import { serveShell } from '@haat/app-shell/server';

await serveShell({ directory: import.meta.dirname, name: 'business', port: 4202 });
