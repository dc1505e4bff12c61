import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OperatorRecord, OperatorResource } from '@haat/api-contract/operator';
import { useNames } from '../texts/use-names.ts';
import { conflictsOf } from './changed-values.ts';

interface ConflictDialogProps {
  readonly resource: OperatorResource;
  /** What was typed, by field. */
  readonly mine: Readonly<Record<string, unknown>>;
  /** What stands there now. */
  readonly present: OperatorRecord;
  /** Sends what was chosen, on top of what stands there now. */
  readonly onKeep: (data: Record<string, unknown>) => void;
  /** Back to the form, with what was typed. */
  readonly onClose: () => void;
}

/** Two people changed one record: both values, field by field, and a choice. Nothing is chosen beforehand. */
export function ConflictDialog({ resource, mine, present, onKeep, onClose }: ConflictDialogProps) {
  const t = useTranslate();
  const names = useNames();
  const conflicts = conflictsOf(resource.fields, mine, present);
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const isDecided = conflicts.every(({ field }) => chosen[field.name] !== undefined);
  const kept = Object.fromEntries(Object.entries(mine).filter(([name]) => chosen[name] === 'mine'));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('desk.conflict.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('desk.conflict.why')}
        </Alert>
        {conflicts.map(({ field, mine: own, theirs }) => (
          <fieldset key={field.name} style={{ border: 0, margin: 0, padding: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 700 }}>
              {names.field(resource.name, field.name)}
            </Typography>
            <RadioGroup
              aria-label={names.field(resource.name, field.name)}
              value={chosen[field.name] ?? ''}
              onChange={(_event, value) => setChosen({ ...chosen, [field.name]: value as 'mine' | 'theirs' })}
            >
              <FormControlLabel
                value="mine"
                control={<Radio />}
                label={t('desk.conflict.mine', { value: names.value(field.kind, own, field.name) })}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={t('desk.conflict.theirs', { value: names.value(field.kind, theirs, field.name) })}
              />
            </RadioGroup>
          </fieldset>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('desk.conflict.back')}</Button>
        <Button variant="contained" disabled={!isDecided} onClick={() => onKeep(kept)}>
          {t('desk.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
