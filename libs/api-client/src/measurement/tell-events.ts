import type { MeasuredEvent } from '@haat/api-contract';
import type { ApiClient } from '../api-client.ts';

/** `POST /measurement/v1/events`: passes events on; told twice, each counts once. @throws ApiError */
export async function tellEvents(api: ApiClient, events: readonly MeasuredEvent[]): Promise<void> {
  await api.send({
    service: 'main',
    method: 'POST',
    path: '/measurement/v1/events',
    body: { events },
    withToken: false,
  });
}
