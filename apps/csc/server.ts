import { serveShell } from '@haat/app-shell/server';

await serveShell({ directory: import.meta.dirname, name: 'csc', port: 4201 });
