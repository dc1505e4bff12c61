import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShortcutKeysProps } from './shortcut-keys.tsx';

/** Without a network there are no shortcuts; everything they do can be pressed. */
const noKeys = { ShortcutKeys: () => null };
const ShortcutKeys = lazy(async (): Promise<{ default: ComponentType<ShortcutKeysProps> }> => {
  const keys = await import('./shortcut-keys.tsx').catch(() => noKeys);
  return { default: keys.ShortcutKeys };
});

/**
 * Keyboard shortcuts at a counter's screen, and the button that lists them. What they are and do is loaded with the
 * first key that is pressed there: a phone never loads it.
 */
export function Shortcuts() {
  const { t } = useTranslation();
  const [first, setFirst] = useState<KeyboardEvent | 'button' | null>(null);
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    if (first) return undefined;
    const wake = (event: KeyboardEvent) => {
      // Shift alone is no press yet: the key that is counted comes after it.
      if (event.key !== 'Shift' && matchMedia('(min-width: 64rem)').matches) setFirst(event);
    };
    addEventListener('keydown', wake);
    return () => removeEventListener('keydown', wake);
  }, [first]);
  return (
    <div className="hidden p-2 lg:block noscript:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setFirst((before) => before ?? 'button');
          setListed(true);
        }}
        className={
          'min-h-12 w-full rounded-control px-3 text-left text-14 font-semibold text-ink-soft underline ' +
          'underline-offset-4 -outline-offset-3 hover:bg-primary-tint'
        }
      >
        {t('shortcuts.title')}
      </button>
      {first ? (
        <Suspense>
          <ShortcutKeys first={first} isListed={isListed} onList={setListed} />
        </Suspense>
      ) : null}
    </div>
  );
}
