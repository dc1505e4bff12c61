import { Alert, Button, Paper, Stack } from '@mui/material';
import { Form, useTranslate } from 'react-admin';
import type { OperatorField, OperatorRecord, OperatorResource } from '@haat/api-contract/operator';
import { CallError } from '../data/call.ts';
import { useNames } from '../texts/use-names.ts';
import { InputOf } from './input-of.tsx';
import { UnusualAlert } from './unusual-alert.tsx';

interface RecordFormProps {
  readonly resource: OperatorResource;
  /** What can be typed. */
  readonly fields: readonly OperatorField[];
  /** What stands there; without it a new record is made. */
  readonly record?: OperatorRecord;
  readonly error: unknown;
  /** @param isConfirmed said after what is unusual was named */
  readonly onSubmit: (values: Record<string, unknown>, isConfirmed: boolean) => Promise<void>;
  readonly onCancel: () => void;
}

/** The form of a record. What was typed stays whatever the answer says. */
export function RecordForm({ resource, fields, record, error, onSubmit, onCancel }: RecordFormProps) {
  const t = useTranslate();
  const names = useNames();
  const isUnusual = error instanceof CallError && error.code === 'operator_error.confirm_needed';
  const isConflict = error instanceof CallError && error.code === 'operator_error.version_conflict';
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 800 }}>
      <Form
        record={record ?? {}}
        onSubmit={(values: object) => onSubmit(values as Record<string, unknown>, isUnusual)}
        warnWhenUnsavedChanges={false}
      >
        <Stack spacing={1.5}>
          {isUnusual && <UnusualAlert resource={resource.name} details={error.details} />}
          {error !== null && !isUnusual && !isConflict && <Alert severity="error">{names.refusal(error)}</Alert>}
          {fields.map((field) => (
            <InputOf
              resource={resource.name}
              key={field.name}
              input={field}
              source={field.name}
              label={names.field(resource.name, field.name)}
            />
          ))}
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained">
              {t(isUnusual ? 'desk.act.anyway' : 'ra.action.save')}
            </Button>
            <Button onClick={onCancel}>{t('ra.action.cancel')}</Button>
          </Stack>
        </Stack>
      </Form>
    </Paper>
  );
}
