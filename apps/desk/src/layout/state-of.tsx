import { Alert, Button, Paper, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Loaded } from '../data/use-loaded.ts';
import { useNames } from '../texts/use-names.ts';

interface StateOfProps<Data> {
  readonly loaded: Loaded<Data>;
  readonly children: (data: Data) => ReactNode;
}

const SHAPE = [1, 2, 3];

/** Waits for what a screen loads, or says why it is not there. What was loaded before stays. */
export function StateOf<Data>({ loaded, children }: StateOfProps<Data>) {
  const t = useTranslate();
  const names = useNames();
  const { data, error, reload } = loaded;
  return (
    <>
      {error !== null && (
        <Alert severity="error" sx={{ mb: 2 }} action={<Button onClick={reload}>{t('desk.again')}</Button>}>
          {names.refusal(error)}
        </Alert>
      )}
      {data !== null && children(data)}
      {data === null && error === null && (
        <Paper variant="outlined" sx={{ p: 3 }} aria-busy="true" aria-label={t('desk.loading')} role="status">
          <Stack>
            {SHAPE.map((row) => (
              <Skeleton key={row} height={36} />
            ))}
          </Stack>
        </Paper>
      )}
    </>
  );
}
