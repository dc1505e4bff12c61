import type { RouteObject } from 'react-router';

/** The product's own screens at their addresses: `plugins/route-table.ts` puts them here. */
export const routeTable: RouteObject[] = [];
