import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { WORK_REASONS } from '@haat/api-contract/vocabulary/work-lists';
import { useNames } from '../texts/use-names.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly onGiven: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why work is given back or passed on, from a closed list: free words could tell of people. */
export function ReasonDialog({ title, onGiven, onClose }: ReasonDialogProps) {
  const t = useTranslate();
  const names = useNames();
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="reason-title">
      <DialogTitle id="reason-title">{title}</DialogTitle>
      <DialogContent>
        <RadioGroup aria-label={t('desk.reason')} value={reason} onChange={(_event, value) => setReason(value)}>
          {WORK_REASONS.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={names.choice('work_reason', one)} />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={reason === ''} onClick={() => onGiven(reason)}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
