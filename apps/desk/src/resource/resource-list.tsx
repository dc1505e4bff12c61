import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMemo } from 'react';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  TopToolbar,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import type { OperatorField, OperatorResource } from '@haat/api-contract/operator';
import { queryOf } from '../data/call.ts';
import { resourcePath } from '../data/data-provider.ts';
import { useDesk, useResource } from '../layout/desk-context.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { useNames } from '../texts/use-names.ts';
import { FieldValue } from './field-value.tsx';
import { InputOf } from './input-of.tsx';

/** A list of a resource, drawn by what the services say of it: filters in the address, views that are saved, CSV. */
export function ResourceList() {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  return resource === undefined ? null : <ListOf key={name} resource={resource} />;
}

function ListOf({ resource }: { readonly resource: OperatorResource }) {
  const names = useNames();
  const { resources } = useDesk();
  const { name, fields, sort } = resource;
  const shown = fields.filter((field) => field.is_in_list && field.kind !== 'table' && !isIdBesideName(field, fields));
  const filters = useMemo(
    () =>
      // What is personal does not stand in an address: the search at the top finds by it.
      resource.filters
        .filter((filter) => !filter.is_personal)
        .map((filter) => (
          <InputOf
            key={filter.name}
            input={{ ...filter, is_required: false }}
            source={filter.name}
            label={names.field(name, filter.name)}
            isFilter
            resource={name}
          />
        )),
    [resource, names, name],
  );
  return (
    <>
      <ScreenHead title={names.resource(name)} />
      <List
        title={names.resource(name)}
        filters={filters}
        sort={{ field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' }}
        perPage={25}
        actions={<ListActions resource={resource} />}
        exporter={false}
        empty={false}
        sx={{ '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } }}
      >
        <DataTable rowClick={false} bulkActionButtons={false} size="small">
          {shown.map((field, index) => (
            <DataTable.Col
              key={field.name}
              source={field.name}
              label={names.field(name, field.name)}
              disableSort={!field.is_sortable}
              render={(record) =>
                index === 0 ? (
                  <Link to={`/${name}/${encodeURIComponent(String(record.id))}/show`}>
                    <FieldValue field={field} value={record[field.name] ?? record.id} resource={name} isPlain />
                  </Link>
                ) : (
                  <FieldValue field={field} value={record[field.name]} resource={name} seen={resources} />
                )
              }
            />
          ))}
        </DataTable>
      </List>
    </>
  );
}

function ListActions({ resource }: { readonly resource: OperatorResource }) {
  const t = useTranslate();
  const filterValues = useListContext().filterValues as Readonly<Record<string, unknown>>;
  const { name, filters, can_create: canCreate, can_export: canExport } = resource;
  return (
    <TopToolbar>
      {filters.some((filter) => !filter.is_personal) && <FilterButton />}
      {canCreate && <CreateButton />}
      {canExport && (
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          href={`/api${resourcePath(name)}/export.csv${queryOf(filterValues)}`}
          download
        >
          {t('desk.csv')}
        </Button>
      )}
    </TopToolbar>
  );
}

/** An id beside the name that goes with it: 'shop_id' where 'shop_name' stands too. */
function isIdBesideName({ name, kind }: OperatorField, fields: readonly OperatorField[]): boolean {
  if (kind !== 'reference' || !name.endsWith('_id')) return false;
  const beside = name.replace(/_id$/, '_name');
  return fields.some((field) => field.name === beside && field.is_in_list);
}
