import { serveShell } from '@haat/app-shell/server';

await serveShell({ directory: import.meta.dirname, clientName: 'csc-web', port: 4201 });
