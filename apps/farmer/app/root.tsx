import '../theme.css';

export { ErrorBoundary, Layout, Root as default, clientMiddleware, loader, middleware } from '@haat/app-shell/root';
