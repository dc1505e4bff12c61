import { serveShell } from '@haat/app-shell/server';

await serveShell({ directory: import.meta.dirname, name: 'shop', port: 4203 });
