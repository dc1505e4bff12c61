import { useState } from 'react';
import { EditBase, useNotify, useRecordContext, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { OperatorRecord, OperatorResource } from '@haat/api-contract/operator';
import { callService, CallError } from '../data/call.ts';
import { resourcePath } from '../data/data-provider.ts';
import { useResource } from '../layout/desk-context.ts';
import { labelOf } from '../layout/find-everywhere.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { changedValues } from './changed-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { RecordForm } from './record-form.tsx';

/** Changes a record. Where somebody else has changed it meanwhile both values stand side by side: nothing is lost. */
export function RecordEdit() {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  return resource === undefined ? null : (
    <EditBase key={name} mutationMode="pessimistic" redirect={false}>
      <ChangeRecord resource={resource} />
    </EditBase>
  );
}

function ChangeRecord({ resource }: { readonly resource: OperatorResource }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const record = useRecordContext<OperatorRecord>();
  const [error, setError] = useState<unknown>(null);
  const [mine, setMine] = useState<Record<string, unknown>>({});
  const [read, setRead] = useState<OperatorRecord | null>(null);
  if (record === undefined) return null;
  // What stood there when the form was opened: a list that loads anew in the background changes nothing typed.
  const before = read ?? record;
  if (read === null) setRead(record);
  const { name, fields } = resource;
  const present = error instanceof CallError ? (error.details['record'] as OperatorRecord | undefined) : undefined;
  const toRecord = () => void navigate(`/${name}/${encodeURIComponent(record.id)}/show`);

  async function save(data: Record<string, unknown>, version: string, isConfirmed: boolean) {
    setMine(data);
    if (Object.keys(data).length === 0) return toRecord();
    try {
      const body = { version, data, ...(isConfirmed ? { confirm: true } : {}) };
      await callService(resourcePath(name, record?.id ?? ''), { method: 'PUT', body });
      notify('desk.saved', { type: 'success' });
      refresh();
      return toRecord();
    } catch (refusal) {
      return setError(refusal);
    }
  }

  return (
    <>
      <ScreenHead title={t('desk.change_named', { name: labelOf(record) })} />
      <RecordForm
        resource={resource}
        fields={fields.filter((field) => field.can_change)}
        record={before}
        error={error}
        onSubmit={(values, isConfirmed) => save(changedValues(fields, before, values), before.version, isConfirmed)}
        onCancel={toRecord}
      />
      {present !== undefined && (
        <ConflictDialog
          resource={resource}
          mine={mine}
          present={present}
          onKeep={(data) => save(data, present.version, false)}
          onClose={() => {
            setRead(present);
            setError(null);
          }}
        />
      )}
    </>
  );
}
