import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OperatorField } from '@haat/api-contract/operator';
import { SHORTEST_UNMASK_REASON } from '@haat/api-contract/vocabulary';
import { callService } from '../data/call.ts';
import { resourcePath } from '../data/data-provider.ts';
import { focusField } from '../layout/focus-field.ts';
import { useNames } from '../texts/use-names.ts';

interface UnmaskButtonProps {
  readonly resource: string;
  readonly id: string;
  readonly field: OperatorField;
}

/** So long what is personal stands on the screen. */
const SHOWN_MS = 30_000;
const LONGEST_REASON = 300;

/** Asks why a personal field must be read, and shows it for half a minute; the services record who read it and why. */
export function UnmaskButton({ resource, id, field }: UnmaskButtonProps) {
  const t = useTranslate();
  const names = useNames();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<unknown>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const unmask = () => {
    setError(null);
    const body = { field: field.name, reason: reason.trim() };
    callService<{ value: unknown }>(resourcePath(resource, id, 'unmask'), { method: 'POST', body }).then(
      ({ value }) => {
        setShown(value);
        setIsAsking(false);
        setReason('');
      },
      setError,
    );
  };
  const label = names.field(resource, field.name);
  if (shown !== null)
    return (
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {names.value(field.kind, shown, field.name)}
      </Typography>
    );
  return (
    <>
      <Button
        size="small"
        startIcon={<VisibilityIcon />}
        onClick={() => setIsAsking(true)}
        aria-label={t('desk.unmask.open_named', { field: label })}
      >
        {t('desk.unmask.open')}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} fullWidth maxWidth="sm" aria-labelledby="unmask-title">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            unmask();
          }}
        >
          <DialogTitle id="unmask-title">{t('desk.unmask.title', { field: label })}</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>{t('desk.unmask.why')}</Typography>
            {error !== null && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {names.refusal(error)}
              </Alert>
            )}
            <TextField
              label={t('desk.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { minLength: SHORTEST_UNMASK_REASON, maxLength: LONGEST_REASON } }}
              required
              inputRef={focusField}
              multiline
              minRows={2}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsAsking(false)}>{t('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={reason.trim().length < SHORTEST_UNMASK_REASON}>
              {t('desk.unmask.open')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
