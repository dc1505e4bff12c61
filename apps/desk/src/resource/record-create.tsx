import { useState } from 'react';
import { useNotify, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { OperatorRecord, OperatorResource } from '@haat/api-contract/operator';
import { callService } from '../data/call.ts';
import { resourcePath } from '../data/data-provider.ts';
import { useResource } from '../layout/desk-context.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { useNames } from '../texts/use-names.ts';
import { given } from './changed-values.ts';
import { RecordForm } from './record-form.tsx';

/** Makes a record. */
export function RecordCreate() {
  const resource = useResource(useResourceContext() ?? '');
  return resource === undefined ? null : <MakeRecord key={resource.name} resource={resource} />;
}

function MakeRecord({ resource }: { readonly resource: OperatorResource }) {
  const t = useTranslate();
  const names = useNames();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const { name, fields } = resource;
  const make = async (values: Record<string, unknown>, isConfirmed: boolean) => {
    const body = { data: given(values), ...(isConfirmed ? { confirm: true } : {}) };
    try {
      const { id } = await callService<OperatorRecord>(resourcePath(name), { method: 'POST', body });
      notify('desk.saved', { type: 'success' });
      refresh();
      void navigate(`/${name}/${encodeURIComponent(id)}/show`);
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <>
      <ScreenHead title={t('desk.new_named', { name: names.resource(name) })} />
      <RecordForm
        resource={resource}
        fields={fields.filter((field) => field.can_set)}
        error={error}
        onSubmit={make}
        onCancel={() => void navigate(`/${name}`)}
      />
    </>
  );
}
