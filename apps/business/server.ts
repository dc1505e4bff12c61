import { serveShell } from '@haat/app-shell/server';

await serveShell({ directory: import.meta.dirname, clientName: 'business-web', port: 4202 });
