import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ActedOnRecord, OperatorAction, OperatorRecord, OperatorResource } from '@haat/api-contract/operator';
import { callService, CallError } from '../data/call.ts';
import { resourcePath } from '../data/data-provider.ts';
import { useNames } from '../texts/use-names.ts';
import { given } from './changed-values.ts';
import { InputOf } from './input-of.tsx';
import { UnusualAlert } from './unusual-alert.tsx';

interface ActionDialogProps {
  readonly resource: OperatorResource;
  readonly record: OperatorRecord;
  readonly action: OperatorAction;
  readonly onClose: () => void;
}

/** An act on a record: what it needs, and whether a second person has to confirm it. */
export function ActionDialog({ resource, record, action, onClose }: ActionDialogProps) {
  const t = useTranslate();
  const names = useNames();
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<unknown>(null);
  const needsConfirm = error instanceof CallError && error.code === 'operator_error.confirm_needed';
  const act = async (values: object) => {
    const input = given(values as Record<string, unknown>);
    try {
      const { waiting } = await callService<ActedOnRecord>(
        resourcePath(resource.name, record.id, 'actions', action.name),
        { method: 'POST', body: { input, version: record.version, ...(needsConfirm ? { confirm: true } : {}) } },
      );
      notify(waiting === null ? 'desk.act.done' : 'desk.act.waits', { type: waiting === null ? 'success' : 'info' });
      refresh();
      onClose();
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="act-title">
      <Form onSubmit={act}>
        <DialogTitle id="act-title">{names.action(resource.name, action.name)}</DialogTitle>
        <DialogContent>
          <Stack spacing={1}>
            {action.second_person !== 'never' && (
              <Alert severity="info">{t(`desk.act.second_${action.second_person.replaceAll('-', '_')}`)}</Alert>
            )}
            {needsConfirm ? (
              <UnusualAlert resource={resource.name} details={error.details} />
            ) : (
              error !== null && <Alert severity="error">{names.refusal(error)}</Alert>
            )}
            {action.inputs.length === 0 && <Typography>{t('desk.act.sure')}</Typography>}
            {action.inputs.map((input) => (
              <InputOf
                resource={resource.name}
                key={input.name}
                input={input}
                source={input.name}
                label={names.field(resource.name, input.name)}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {needsConfirm ? t('desk.act.anyway') : names.action(resource.name, action.name)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
