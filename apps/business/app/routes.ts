export { routes as default } from '@haat/app-shell/routes';
