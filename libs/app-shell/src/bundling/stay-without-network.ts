import type { Plugin } from 'vite';

const ROUTE_MODULES = /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/;
const RELOADS = 'window.location.reload();';
/**
 * A shell that answers has a newer build, and the page is loaded anew for it. One that does not answer leaves the
 * error to the screen.
 */
const RELOADS_WITH_NETWORK = "await fetch(window.location.href, { method: 'HEAD' });\n\t\twindow.location.reload();";

/**
 * The router loads the page anew when the script of the next screen does not come. Without a signal that would throw
 * the farmer out to the browser's own error page; so it is asked first whether there is anything to load.
 * @throws when the router's file is no longer what it was: the build ends
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
