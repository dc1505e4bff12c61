/** The link between a page and the host app that shows it: fetched in a webview alone. */
export { openHostLink } from './host-app/host-link.ts';
export type { HostLink, HostLinkBrowser } from './host-app/host-link.ts';
export { HOST_MESSAGES_A_SECOND, LONGEST_HOST_MESSAGE } from './host-app/host-messages.ts';
