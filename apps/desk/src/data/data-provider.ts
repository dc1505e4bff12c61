import type { OperatorList, OperatorRecord, OperatorResources } from '@haat/api-contract/operator';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { callService, queryOf } from './call.ts';

/** What the person may see and do. @throws CallError */
export function loadResources(): Promise<OperatorResources> {
  return callService('/operator/v1/resources');
}

/** Path of a resource, of a record, or of what is done with it. */
export function resourcePath(resource: string, ...parts: readonly (string | number)[]): string {
  return ['/operator/v1', resource, ...parts.map((part) => encodeURIComponent(String(part)))].join('/');
}

/** The query of a list: page, order and filters. */
export function listQuery({ pagination, sort, filter }: GetListParams): string {
  return queryOf({
    page: pagination?.page,
    per_page: pagination?.perPage,
    sort: sort?.field,
    order: sort?.order.toLowerCase(),
    ...(filter as object),
  });
}

async function getList(resource: string, params: GetListParams & { signal?: AbortSignal }) {
  const path = resourcePath(resource) + listQuery(params);
  const {
    data,
    total,
    total_is_at_least: isAtLeast,
    page,
  } = await callService<OperatorList>(path, {
    signal: params.signal,
  });
  const perPage = params.pagination?.perPage ?? 25;
  const pageInfo = { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 };
  return isAtLeast ? { data, pageInfo } : { data, total };
}

function getOne(resource: string, id: string | number): Promise<OperatorRecord> {
  return callService(resourcePath(resource, id));
}

/** What react-admin asks for, by `/operator/v1`. Changes are made by the screens: they know the version. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: getList as DataProvider['getList'],
  getOne: async (resource, { id }) => ({ data: (await getOne(resource, id)) as never }),
  async getMany(resource, { ids }) {
    const found = await Promise.all(ids.map((id) => getOne(resource, id as string).catch(() => null)));
    return { data: found.filter((record) => record !== null) as never[] };
  },
  getManyReference: (resource, { target, id, ...params }) =>
    getList(resource, { ...params, filter: { ...params.filter, [target]: id } }) as never,
  async create<Result extends Omit<RaRecord, 'id'>>(resource: string, { data, meta }: CreateGiven) {
    const body = { data, ...(meta as object) };
    return { data: await callService<Result & { id: string }>(resourcePath(resource), { method: 'POST', body }) };
  },
  async update(resource, { id, data, meta }) {
    const body = { data, ...(meta as object) };
    return { data: await callService(resourcePath(resource, id as string), { method: 'PUT', body }) };
  },
  updateMany: () => Promise.reject(new Error('not offered')),
  delete: () => Promise.reject(new Error('not offered')),
  deleteMany: () => Promise.reject(new Error('not offered')),
};

interface CreateGiven {
  readonly data: unknown;
  readonly meta?: unknown;
}
