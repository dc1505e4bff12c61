import type { ActionFunctionArgs } from 'react-router';
import { EVENTS_OF_PAGES, readEvent } from '@haat/analytics';
import { measurementContext, trackContext } from '@haat/app-context';
import { routeOf } from '../measurement/route-of.ts';

/** Events that one page tells at once, at most, and their longest text. */
const MOST_EVENTS = 20;
const LONGEST_BODY = 8_000;

/** Of a link's `ping`, which a browser sends by itself as the link is followed, also without any script. */
const PING_TYPE = 'text/ping';

/**
 * `POST /api/measurement/events`: what a page tells of itself, as its browser sends it on leaving, and the ping of a
 * link that shares it. Of an address only the page's pattern is passed on; what is not of the catalogue is left out.
 * Always 204: nothing reads the answer.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (context.get(measurementContext).agreed.length > 0) {
    const track = context.get(trackContext);
    for (const given of await toldBy(request)) {
      const event = readEvent(withRoute(given));
      if (event && EVENTS_OF_PAGES.some((name) => name === event.name)) track(event);
    }
  }
  return new Response(null, { status: 204 });
}

async function toldBy(request: Request): Promise<unknown[]> {
  if (!request.headers.get('content-type')?.startsWith(PING_TYPE)) return eventsIn(await request.text());
  const from = request.headers.get('ping-from');
  if (from === null || !URL.canParse(from)) return [];
  return [{ name: 'share', properties: { route: new URL(from).pathname } }];
}

function eventsIn(text: string): unknown[] {
  if (text.length > LONGEST_BODY) return [];
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? body.slice(0, MOST_EVENTS) : [];
  } catch {
    return [];
  }
}

/** A page knows its address, not its pattern. */
function withRoute(given: unknown): unknown {
  if (!isRecord(given) || !isRecord(given['properties'])) return given;
  const { route } = given['properties'];
  return typeof route === 'string'
    ? { ...given, properties: { ...given['properties'], route: routeOf(route) } }
    : given;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
