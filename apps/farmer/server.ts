import { serveShell } from '@haat/app-shell/server';

await serveShell({ directory: import.meta.dirname, clientName: 'farmer-web', port: 4200 });
