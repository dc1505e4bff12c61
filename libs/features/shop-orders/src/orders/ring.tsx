import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Banner, Switch } from '@haat/ui-kit';

/** How often an open list looks for new orders, milliseconds. */
const LOOK_EVERY_MS = 20_000;
/** Under this name the phone remembers that it rings. */
const REMEMBERED = 'shop-ring';
/** The two tones of the bell, hertz, and how long each is heard, seconds. */
const TONES = [880, 660] as const;
const TONE_SECONDS = 0.35;

interface RingProps {
  /** How many new orders there are. */
  readonly count: number;
}

/**
 * Looks for new orders while the list is open, says that one has come, and rings for it when the shopkeeper has
 * switched that on: browsers give no sound before a press.
 */
export function Ring({ count }: RingProps) {
  const { t } = useTranslation('shop-orders');
  const { revalidate } = useRevalidator();
  const isOn = useSyncExternalStore(watch, remembered, () => false);
  const [hasCome, setCome] = useState(false);
  const known = useRef(count);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void revalidate();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  useEffect(() => {
    const isMore = count > known.current;
    known.current = count;
    if (!isMore) return;
    setCome(true);
    if (isOn) ring();
  }, [count, isOn]);
  return (
    <>
      {hasCome ? (
        <Banner tone="success" announce>
          {t('ring.came')}
        </Banner>
      ) : null}
      {/* Without a script nothing looks and nothing rings. */}
      <div className="noscript:hidden">
        <Switch
          label={t('ring.on')}
          detail={t('ring.detail')}
          stateLabels={{ on: t('ring.yes'), off: t('ring.no') }}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            remember(checked);
            if (checked) ring();
          }}
        />
      </div>
    </>
  );
}

/** Rings as long as the page stands, where the browser keeps nothing. */
let isOnHere = false;
const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === '1';
  } catch {
    return isOnHere;
  }
}

function remember(isOn: boolean): void {
  isOnHere = isOn;
  try {
    localStorage.setItem(REMEMBERED, isOn ? '1' : '0');
  } catch {
    // A browser without storage forgets it with the page.
  }
  for (const changed of watchers) changed();
}

/** Two tones, made by the browser: no file to load. */
function ring(): void {
  const audio = new AudioContext();
  TONES.forEach((hertz, index) => {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + index * TONE_SECONDS);
    tone.stop(audio.currentTime + (index + 1) * TONE_SECONDS);
    if (index === TONES.length - 1) tone.onended = () => void audio.close();
  });
}
