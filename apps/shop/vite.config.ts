import { shellConfig } from '@haat/app-shell/vite';

export default shellConfig(import.meta.dirname);
