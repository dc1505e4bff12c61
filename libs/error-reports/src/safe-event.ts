import { isErrorCode } from '@haat/api-contract';
import { safeFile, safeText } from './safe-text.ts';

/** Where an error happened, as far as it is told. */
export interface ErrorPlace {
  /** 'backend', 'farmer', …, or 'page': the browser. */
  readonly part: string;
  /** Pattern of a page or a route, never its address. */
  readonly route?: string | undefined;
  readonly requestId?: string | null | undefined;
  /** Of the error catalogue. */
  readonly code?: string | undefined;
  /** A page, a call, a render, a job. */
  readonly during?: 'page' | 'call' | 'request' | 'job' | undefined;
}

/** As much of a report as is sent: what is not named here is left out. */
export interface SafeEvent {
  event_id?: string;
  timestamp?: number;
  level: 'error';
  platform: string;
  release?: string;
  tags: Record<string, string>;
  exception: {
    values: { type: string; value: string; stacktrace?: { frames: SafeFrame[] } }[];
  };
}

interface SafeFrame {
  filename: string;
  function?: string;
  lineno?: number;
  colno?: number;
  in_app: boolean;
}

const MOST_EXCEPTIONS = 5;
const MOST_FRAMES = 50;
const ROUTE = /^[\w/:.{}*-]{1,120}$/;
const REQUEST_ID = /^[\w.-]{1,64}$/;
const IDENTIFIER = /^[\w.$<>\s[\]]{1,120}$/;

/** Tags of a place; what is of another form is left out. */
export function tagsOf({ part, route, requestId, code, during }: ErrorPlace): Record<string, string> {
  return {
    part,
    ...(route !== undefined && ROUTE.test(route) && !/\d{4}/.test(route) ? { route } : {}),
    ...(requestId && REQUEST_ID.test(requestId) ? { request_id: requestId } : {}),
    ...(code !== undefined && isErrorCode(code) ? { code } : {}),
    ...(during === undefined ? {} : { during }),
  };
}

/**
 * Makes a new report that holds what is on the list and nothing else, whatever a library or a page has put into the
 * one that is given. See docs/domain/service-calls.md#error-reports.
 */
export function safeEvent(given: unknown, tags: Record<string, string>, release: string | undefined): SafeEvent {
  const event = record(given);
  const values = list(record(event['exception'])['values']).slice(-MOST_EXCEPTIONS);
  return {
    ...(typeof event['event_id'] === 'string' && /^[\da-f]{32}$/.test(event['event_id'])
      ? { event_id: event['event_id'] }
      : {}),
    ...(typeof event['timestamp'] === 'number' ? { timestamp: event['timestamp'] } : {}),
    level: 'error',
    platform: event['platform'] === 'javascript' ? 'javascript' : 'node',
    ...(release === undefined ? {} : { release }),
    tags,
    exception: { values: values.map((value) => safeException(record(value))) },
  };
}

function safeException(value: Record<string, unknown>): SafeEvent['exception']['values'][number] {
  const frames = list(record(value['stacktrace'])['frames']).slice(-MOST_FRAMES);
  return {
    type: identifier(value['type']) ?? 'Error',
    value: typeof value['value'] === 'string' ? safeText(value['value']) : '',
    ...(frames.length === 0 ? {} : { stacktrace: { frames: frames.map((frame) => safeFrame(record(frame))) } }),
  };
}

function safeFrame(frame: Record<string, unknown>): SafeFrame {
  const name = identifier(frame['function']);
  return {
    filename: safeFile(typeof frame['filename'] === 'string' ? frame['filename'] : undefined),
    ...(name === null ? {} : { function: name }),
    ...(typeof frame['lineno'] === 'number' ? { lineno: frame['lineno'] } : {}),
    ...(typeof frame['colno'] === 'number' ? { colno: frame['colno'] } : {}),
    in_app: frame['in_app'] === true,
  };
}

function identifier(text: unknown): string | null {
  return typeof text === 'string' && IDENTIFIER.test(text) && !/\d{4}/.test(text) ? text : null;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
