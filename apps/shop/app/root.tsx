import '../theme.css';

export { ErrorBoundary, Layout, Root as default, clientMiddleware } from '@haat/app-shell/root';
export { loader, middleware } from '@haat/app-shell/root-server';
