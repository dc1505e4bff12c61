/** What the browser tells a worker; TypeScript knows it only beside a document in another set of types. */
interface WaitingEvent extends Event {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface PageRequestEvent extends WaitingEvent {
  readonly request: Request;
  /** What the browser asked for while the worker woke up; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  activate: WaitingEvent;
  fetch: PageRequestEvent;
  message: WaitingEvent & Pick<MessageEvent<unknown>, 'data' | 'ports'>;
  sync: WaitingEvent;
}

/** The worker itself. */
export interface WorkerScope {
  importScripts(address: string): void;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    /** Only where the browser can wake the worker when there is a network. */
    readonly sync?: { register(name: string): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void): void;
}
