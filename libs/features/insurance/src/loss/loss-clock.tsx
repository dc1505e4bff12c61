import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimDeadline } from '@haat/claim-core';
import { lossMoment } from './loss-moment.ts';

const HOUR_MS = 3_600_000;
const TICK_MS = 30_000;

interface LossClockProps {
  /** As the form begins, 'YYYY-MM-DD' and 'HH:MM'. */
  readonly day: string;
  readonly time: string;
}

/** How many hours are left to report the loss that the form around it tells of. Its perils share one deadline. */
export function LossClock({ day, time }: LossClockProps) {
  const { t } = useTranslation('insurance');
  const place = useRef<HTMLParagraphElement>(null);
  const [leftMs, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const look = () => {
      const fields = form ? new FormData(form) : new FormData();
      const typed = (name: string, first: string) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value : first;
      };
      const happened = lossMoment(typed('day', day), typed('time', time));
      const deadline = happened && claimDeadline('localised', happened);
      setLeft(deadline && deadline.getTime() - Date.now());
    };
    look();
    form?.addEventListener('input', look);
    const ticking = setInterval(look, TICK_MS);
    return () => {
      form?.removeEventListener('input', look);
      clearInterval(ticking);
    };
  }, [day, time]);
  return (
    <p ref={place} role="status" className="font-bold empty:hidden">
      {leftMs === null ? '' : told(leftMs)}
    </p>
  );

  function told(ms: number): string {
    if (ms < 0) return t('loss.over');
    const hours = Math.floor(ms / HOUR_MS);
    return hours === 0 ? t('loss.leftLast') : t('loss.left', { count: hours });
  }
}
