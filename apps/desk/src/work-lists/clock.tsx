import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNames } from '../texts/use-names.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** When something is due, and how long that is from now, to the minute. */
export function Clock({ until }: { readonly until: string }) {
  const t = useTranslate();
  const names = useNames();
  const [locale] = useLocaleState();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.round((Date.parse(until) - now) / MINUTE_MS);
  const isLate = minutes < 0;
  return (
    <Typography
      component="time"
      dateTime={until}
      title={names.value('time', until)}
      sx={{ whiteSpace: 'nowrap', fontWeight: isLate ? 700 : 400, color: isLate ? 'error.main' : 'text.primary' }}
    >
      {isLate && `${t('work.late')} · `}
      {awayFrom(minutes, locale)}
    </Typography>
  );
}

/** 'in 3 hours', '2 days ago', in the language that is read. */
function awayFrom(minutes: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const size = Math.abs(minutes);
  if (size < HOUR_MINUTES) return format.format(minutes, 'minute');
  if (size < 2 * DAY_MINUTES) return format.format(Math.round(minutes / HOUR_MINUTES), 'hour');
  return format.format(Math.round(minutes / DAY_MINUTES), 'day');
}
