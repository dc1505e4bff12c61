import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { inWords } from '../data/in-words.ts';
import { useNames } from '../texts/use-names.ts';

interface UnusualAlertProps {
  readonly resource: string;
  /** What the services say is unusual. */
  readonly details: Readonly<Record<string, unknown>>;
}

interface Unusual {
  readonly field: string;
  readonly before: unknown;
  readonly wanted: unknown;
}

/** Says what is unusual of what was sent: it is done when it is sent again. */
export function UnusualAlert({ resource, details }: UnusualAlertProps) {
  const t = useTranslate();
  const names = useNames();
  const unusual = Array.isArray(details['unusual']) ? (details['unusual'] as Unusual[]) : [];
  const facts = unusual.map(({ field, before, wanted }) =>
    [
      names.field(resource, field),
      [before, wanted]
        .filter((value) => value != null)
        .map(inWords)
        .join(' → '),
    ].join(': '),
  );
  return <Alert severity="warning">{[t('desk.act.unusual'), ...facts].join(' · ')}</Alert>;
}
