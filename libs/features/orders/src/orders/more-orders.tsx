import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@haat/ui-kit';

export interface MoreOrdersProps {
  /** Address of the next page: without JavaScript the link goes there. */
  readonly to: string;
  readonly shown: number;
  readonly count: number;
  readonly busy: boolean;
  readonly onLoad: (to: string) => void;
}

/** More of the list, by a press or on reaching the end. */
export function MoreOrders({ to, shown, count, busy, onLoad }: MoreOrdersProps) {
  const { t } = useTranslation('order');
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(() => {
    if (!busy) onLoad(to);
  });
  useEffect(() => {
    if (!end.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [to]);
  return (
    <div ref={end} className="flex flex-col items-center gap-2">
      <p className="text-14 text-ink-soft">{t('list.shown', { count, shown })}</p>
      <ButtonLink
        to={to}
        variant="secondary"
        fullWidth
        aria-busy={busy || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!busy) onLoad(to);
        }}
      >
        {t('list.more')}
      </ButtonLink>
    </div>
  );
}
