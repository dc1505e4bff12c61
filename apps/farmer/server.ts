import { serveShell } from '@haat/app-shell/server';

await serveShell({ directory: import.meta.dirname, name: 'farmer', port: 4200 });
