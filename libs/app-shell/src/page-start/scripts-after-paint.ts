import { SIGNED_IN_KEY } from '@haat/auth-session';
import { PAGE_LIVE } from './page-live.ts';
import type { ScriptStart } from './script-start.ts';

const HELD_SCRIPT_ID = 'held-script';

/** Events of a person who uses the page: by thumb, mouse, keyboard, or by what reads it aloud. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown', 'focusin', 'click'];

/** In the tab's memory: somebody has touched a page of this visit. */
const TOUCHED_KEY = 'touched';

/** Hints at the page's scripts, which React puts into its head, before style and pictures. */
const HINT = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
/** What a phone needs to install the application and to show its tab, and no page to be drawn. */
const LATER = /<link rel="(manifest|icon)" href="([^"]+)"[^>]*>/g;
/** Stands for an icon until the page is drawn: a browser that is told none asks for one by a name of its own. */
const NO_ICON = '<link rel="icon" href="data:,"/>';
/** How the one script ends its tag that starts the page, as React Router writes it, and what it ends with here. */
const START = ' type="module" async="">';
const HELD = ` type="text/plain" id="${HELD_SCRIPT_ID}">`;

/** A link of the page's head. */
interface Link {
  readonly rel: string;
  readonly href: string;
}

/** What decides how a page's script starts. */
export interface PageStart {
  /** What the page's security policy lets scripts run by. */
  readonly nonce: string | undefined;
  readonly startsWhen: ScriptStart;
  /** Addresses of the texts that the script begins with. */
  readonly texts: readonly string[];
}

/**
 * Holds a page's scripts, its manifest and its icon back until it is drawn. All of it can be read and used without
 * them, and on a slow line its words, style and pictures then share the line with nothing else. What looks different
 * from how React Router writes it today is left as it is: its scripts then start at once, as they would without this.
 * See docs/domain/application.md#start-of-the-script.
 * @param html a whole page; React's escaping keeps the marks of a tag out of every text in it
 */
export function scriptsAfterPaint(html: string, { nonce, startsWhen, texts }: PageStart): string {
  const [headEnd, start, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf(START), html.lastIndexOf('</body>')];
  if (start < headEnd || bodyEnd < start) return html;
  const scripts: string[] = [];
  const later: Link[] = [];
  const head = html
    .slice(0, headEnd)
    .replace(HINT, (_hint, address: string) => {
      scripts.push(address);
      return '';
    })
    .replace(LATER, (link, rel: string, href: string) => {
      later.push({ rel, href });
      return rel === 'icon' ? `${NO_ICON}<noscript>${link}</noscript>` : '';
    });
  const touch = { events: startsWhen === 'touched' ? TOUCHES : [], key: TOUCHED_KEY, signedInKey: SIGNED_IN_KEY };
  const given = [HELD_SCRIPT_ID, { scripts, texts }, touch].map((each) => JSON.stringify(each)).join();
  const tag = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`;
  return (
    head +
    html.slice(headEnd, start) +
    HELD +
    html.slice(start + START.length, bodyEnd) +
    `${tag}(${START_SCRIPT})(${given});(${PRESS_AGAIN})(${JSON.stringify(PAGE_LIVE)});` +
    `(${LINK_LATER})(${JSON.stringify(later)});</script>` +
    html.slice(bodyEnd)
  );
}

/**
 * Runs in the browser from its source text: it may use nothing from outside. Starts the held script with the first
 * touch where the page waits for one, the tab has seen none and nobody is signed in on the phone: a link from another
 * site brings the page without the session's cookie, and the script finds the session again. Else it starts once style
 * and pictures in view are there and drawn, or two seconds after the page was read where a picture takes its time. A
 * tab in the background is never drawn.
 */
function startScript(
  id: string,
  addresses: { scripts: readonly string[]; texts: readonly string[] },
  touch: { events: readonly string[]; key: string; signedInKey: string },
): void {
  const nonce = document.currentScript?.nonce;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const ask = (address: string, how: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), how, { href: address }));
    for (const address of addresses.scripts) ask(address, { rel: 'modulepreload' });
    for (const address of addresses.texts) ask(address, { rel: 'preload', as: 'fetch', crossOrigin: '' });
    const script = document.createElement('script');
    script.type = 'module';
    if (nonce) script.nonce = nonce;
    script.text = document.getElementById(id)?.textContent ?? '';
    document.head.append(script);
  };
  const afterDrawing = () => {
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  const waitsForTouch = () => {
    try {
      return sessionStorage.getItem(touch.key) === null && localStorage.getItem(touch.signedInKey) === null;
    } catch {
      // Storage is switched off: each page waits for its own touch.
      return true;
    }
  };
  const startTouched = () => {
    for (const event of touch.events) removeEventListener(event, startTouched, true);
    try {
      sessionStorage.setItem(touch.key, '1');
    } catch {
      // As above.
    }
    start();
  };
  if (touch.events.length > 0 && waitsForTouch()) {
    for (const event of touch.events) addEventListener(event, startTouched, { capture: true, passive: true });
    return;
  }
  if (document.readyState === 'complete') afterDrawing();
  else addEventListener('load', afterDrawing, { once: true });
  setTimeout(start, 2_000);
}

/**
 * Runs in the browser from its source text. Links and forms work before the page's script is loaded; a press of a
 * button that needs the script is replayed once it is, so that no press is lost on a slow line.
 */
function pressAgain(live: string): void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget],[commandfor])');
    if (button) pressed = button;
  };
  addEventListener('click', remember, true);
  addEventListener(
    live,
    () => {
      removeEventListener('click', remember, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/**
 * Runs in the browser from its source text. Names manifest and icon once the page is drawn, unless React has. What the
 * browser loads may be there before it has drawn anything.
 */
function linkLater(links: readonly Link[]): void {
  const link = () => {
    for (const one of links) {
      for (const before of document.querySelectorAll(`link[rel=${one.rel}][href="data:,"]`)) before.remove();
      if (document.querySelector(`link[rel=${one.rel}]`) === null)
        document.head.append(Object.assign(document.createElement('link'), one));
    }
  };
  // A tab in the background is never drawn, and shows its icon all the same.
  const afterDrawing = () => {
    if (document.hidden) link();
    else requestAnimationFrame(() => setTimeout(link));
  };
  if (document.readyState === 'complete') afterDrawing();
  else addEventListener('load', afterDrawing, { once: true });
}

const LINK_LATER = linkLater.toString();
const START_SCRIPT = startScript.toString();
const PRESS_AGAIN = pressAgain.toString();
