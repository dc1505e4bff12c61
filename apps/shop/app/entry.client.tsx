import '@haat/app-shell/entry.client';
