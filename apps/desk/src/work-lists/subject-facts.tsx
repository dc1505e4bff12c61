import { Box, Typography } from '@mui/material';
import { useNames } from '../texts/use-names.ts';
import type { Subject } from './subject-definitions.ts';

/** What has no use on a screen: ids, and what is shown otherwise. */
const NOT_SHOWN = /(^|_)(id|ids|slug|key|url|photos|boundary|has_photo)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const RUPEES = /(^|_)(amount|sum_insured|premium|to_pay|rate|cover|payout)$/;

/** Facts of a record whose form only its role's routes know: names and values, one under another. */
export function SubjectFacts({ subject }: { readonly subject: Subject }) {
  const names = useNames();
  const facts = Object.entries(subject).filter(([name, value]) => !NOT_SHOWN.test(name) && isThere(value));
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: '12px 24px', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
    >
      {facts.map(([name, value]) => (
        <Box
          key={name}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(isWide(value) ? { gridColumn: '1 / -1' } : {}) }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {names.field('work', name)}
          </Typography>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
            <Value name={name} value={value} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const names = useNames();
  if (Array.isArray(value))
    return (
      <>
        {value.map((one, index) => (
          <Box key={index} sx={{ mb: 1 }}>
            <Value name={name} value={one} />
          </Box>
        ))}
      </>
    );
  if (typeof value === 'object' && value !== null) {
    const named = (value as Subject)['name'];
    return typeof named === 'string' ? <>{named}</> : <SubjectFacts subject={value as Subject} />;
  }
  if (typeof value === 'boolean') return <>{names.value('boolean', value)}</>;
  if (typeof value === 'number') return <>{names.value(RUPEES.test(name) ? 'rupees' : 'number', value)}</>;
  const text = String(value);
  if (MOMENT.test(text)) return <>{names.value('time', text)}</>;
  if (DAY.test(text)) return <>{names.value('day', text)}</>;
  return <>{names.choice(name, text)}</>;
}

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function isWide(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.length > 80);
}
