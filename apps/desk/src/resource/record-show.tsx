import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ShowBase, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OperatorAction, OperatorField, OperatorRecord, OperatorResource } from '@haat/api-contract/operator';
import { useDesk, useResource } from '../layout/desk-context.ts';
import { labelOf } from '../layout/find-everywhere.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { useNames } from '../texts/use-names.ts';
import { ActionDialog } from './action-dialog.tsx';
import { FieldValue } from './field-value.tsx';
import { UnmaskButton } from './unmask-button.tsx';

/** Longer values have a whole line. */
const LONG = 400;

/** A record: all its fields, what is masked with a way to see it, and what can be done. */
export function RecordShow() {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  return resource === undefined ? null : (
    <ShowBase key={name}>
      <Record resource={resource} />
    </ShowBase>
  );
}

function Record({ resource }: { readonly resource: OperatorResource }) {
  const t = useTranslate();
  const names = useNames();
  const record = useRecordContext<OperatorRecord>();
  const [action, setAction] = useState<OperatorAction | null>(null);
  if (record === undefined) return null;
  const { name, fields, actions, can_change: canChange } = resource;
  const facts = fields.filter(({ kind }) => kind !== 'table');
  const tables = fields.filter(({ kind }) => kind === 'table');
  return (
    <>
      <ScreenHead title={`${names.resource(name)}: ${labelOf(record)}`}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={`/${name}`}>
            {t('desk.to_list')}
          </Button>
          {canChange && (
            <Button
              component={Link}
              to={`/${name}/${encodeURIComponent(record.id)}`}
              variant="contained"
              startIcon={<EditIcon />}
              data-key="edit"
            >
              {t('desk.change')}
            </Button>
          )}
          {actions.map((one) => (
            <Button key={one.name} variant="outlined" onClick={() => setAction(one)}>
              {names.action(name, one.name)}
            </Button>
          ))}
        </Stack>
      </ScreenHead>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: '16px 24px', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
        >
          {facts.map((field) => (
            <Fact key={field.name} {...{ field, record, name }} />
          ))}
        </Box>
      </Paper>
      {tables.map((field) => (
        <Paper key={field.name} variant="outlined" sx={{ p: 3, mt: 2 }}>
          <Typography variant="h6" component="h2" gutterBottom>
            {names.field(name, field.name)}
          </Typography>
          <FieldValue field={field} value={record[field.name]} resource={name} />
        </Paper>
      ))}
      {action !== null && (
        <ActionDialog resource={resource} record={record} action={action} onClose={() => setAction(null)} />
      )}
    </>
  );
}

interface FactProps {
  readonly field: OperatorField;
  readonly record: OperatorRecord;
  readonly name: string;
}

function Fact({ field, record, name }: FactProps) {
  const names = useNames();
  const { resources } = useDesk();
  const value = record[field.name];
  const isWide = JSON.stringify(value ?? '').length > LONG && field.kind !== 'choices' && field.kind !== 'reference';
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {names.field(name, field.name)}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <FieldValue field={field} value={value} resource={name} seen={resources} />
        {field.can_unmask && value !== null && value !== undefined && (
          <UnmaskButton resource={name} id={record.id} field={field} />
        )}
      </Box>
    </Box>
  );
}
