import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNames } from '../texts/use-names.ts';

/** Before the desk is there: it loads, or says why it does not. */
export function Loading({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate();
  const names = useNames();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      {error === null ? (
        <CircularProgress aria-label={t('desk.loading')} />
      ) : (
        <Alert severity="error" action={<Button onClick={onRetry}>{t('desk.again')}</Button>}>
          {names.refusal(error)}
        </Alert>
      )}
    </Box>
  );
}
