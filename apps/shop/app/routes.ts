import { routesOf } from '@haat/app-shell/routes';
import { features } from '../shell.ts';

export default routesOf(features);
