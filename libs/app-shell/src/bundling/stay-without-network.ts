import type { Plugin } from 'vite';

const ROUTE_MODULES = /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/;
const RELOADS = 'window.location.reload();';
/**
 * A shell that answers has a newer build, and the page is reloaded for it. One that does not answer leaves the error
 * to the screen.
 */
const RELOADS_WITH_NETWORK = "await fetch(window.location.href, { method: 'HEAD' });\n\t\twindow.location.reload();";

/**
 * The router reloads the page when the script of the next screen fails to load. Offline, that would end on the
 * browser's error page; so the shell's availability is checked first.
 * @throws when the router's file has changed: the build fails
 */
export function stayWithoutNetwork(): Plugin {
  return {
    name: 'stay-without-network',
    apply: 'build',
    transform: {
      filter: { id: ROUTE_MODULES },
      handler(code) {
        if (!code.includes(RELOADS))
          return this.error('The router no longer loads the page anew in the way that this plugin changes.');
        return { code: code.replace(RELOADS, RELOADS_WITH_NETWORK), map: null };
      },
    },
  };
}
