export { openNetworkArea } from './area.ts';
