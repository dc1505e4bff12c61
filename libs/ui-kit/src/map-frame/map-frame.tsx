import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { CircleAlertIcon, MapIcon, WifiOffIcon } from '../icons/icons.ts';
import { MapBoundary } from './map-boundary.tsx';
import { useOffline } from './use-offline.ts';

export interface MapFrameTexts {
  /** Loads and opens the map. */
  readonly show: string;
  /** What loading costs: how many KB or MB. */
  readonly cost: string;
  readonly loading: string;
  /** The map could not be loaded or drawn. */
  readonly failed: string;
  readonly offline: string;
  readonly retry: string;
}

export interface MapFrameProps {
  /** What the map shows; names the region. */
  readonly label: string;
  /** Address of a drawn picture that stands there until the map is asked for. */
  readonly picture: string;
  readonly texts: MapFrameTexts;
  /** Loads the map with its library: `async () => (await import('./shops-map.tsx')).ShopsMap`. */
  readonly load: () => Promise<ComponentType>;
  /** The same places as words. Always there: nothing may be known from a map alone. */
  readonly list: ReactNode;
}

type MapState = { readonly is: 'closed' | 'loading' | 'failed' } | { readonly is: 'open'; readonly Map: ComponentType };

/**
 * Room for a map that is loaded only when it is asked for, with the same places in a list under it.
 *
 * Use it for shops, farms and collection centres. One place alone needs no map: a link to the phone's own map does. The
 * map's library is never part of the screen; `load` brings it. Until the script runs, the picture and the list are
 * there.
 */
export function MapFrame({ label, picture, texts, load, list }: MapFrameProps) {
  const hydrated = useHydrated();
  const offline = useOffline();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>({ is: 'closed' });

  async function open(): Promise<void> {
    setState({ is: 'loading' });
    try {
      const Map = await load();
      setState({ is: 'open', Map });
      frame.current?.focus({ preventScroll: true });
    } catch {
      setState({ is: 'failed' });
    }
  }

  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div
        ref={frame}
        tabIndex={-1}
        className="relative grid min-h-72 overflow-hidden rounded-card border border-line bg-soil-tint"
      >
        {state.is === 'open' ? (
          <MapBoundary onFailure={() => setState({ is: 'failed' })}>
            <state.Map />
          </MapBoundary>
        ) : (
          <>
            <img
              src={picture}
              alt=""
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
            {hydrated ? (
              <div
                className={
                  'relative m-3 flex flex-col items-center gap-2 self-center justify-self-center rounded-card ' +
                  'bg-card p-4 text-center shadow-float'
                }
              >
                <Message state={state.is} offline={offline} texts={texts} />
                <Button icon={<MapIcon />} busy={state.is === 'loading'} disabled={offline} onClick={() => void open()}>
                  {buttonText(state.is, texts)}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </div>
      {list}
    </section>
  );
}

function buttonText(state: MapState['is'], texts: MapFrameTexts): string {
  if (state === 'loading') return texts.loading;
  return state === 'failed' ? texts.retry : texts.show;
}

interface MessageProps {
  readonly state: MapState['is'];
  readonly offline: boolean;
  readonly texts: MapFrameTexts;
}

function Message({ state, offline, texts }: MessageProps) {
  if (offline)
    return (
      <p role="status" className="flex gap-2 font-semibold">
        <WifiOffIcon className="shrink-0" />
        {texts.offline}
      </p>
    );
  if (state === 'failed')
    return (
      <p role="alert" className="flex gap-2 font-semibold text-clay">
        <CircleAlertIcon className="shrink-0" />
        {texts.failed}
      </p>
    );
  return <p className="text-14 text-ink-soft">{texts.cost}</p>;
}
