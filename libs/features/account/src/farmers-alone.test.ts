import { RouterContextProvider } from 'react-router';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, languageContext, sessionContext, textContext } from '@haat/app-context';
import { expect, it } from 'vitest';
import { loadDeletion } from './delete-account/delete-account.data.ts';
import { loadDevices } from './devices/devices.data.ts';
import { loadComplaints } from './help/help.data.ts';
import { loadNotices } from './notices/notices.data.ts';
import { loadConsents } from './privacy/consents.data.ts';
import { loadSharedPhone } from './shared-phone/shared-phone.data.ts';

/** A request of an agent whom the services refuse all of these paths. */
function agentsRequest(refused: RegExp): Readonly<RouterContextProvider> {
  const context = new RouterContextProvider();
  const send = async ({ path }: { path: string }) => {
    if (refused.test(path)) throw new ApiError({ kind: 'refused', status: 403, code: 'consent_error.not_for_agents' });
    return { results: [] };
  };
  context.set(apiContext, { send } as unknown as ApiClient);
  context.set(languageContext, 'en');
  context.set(textContext, (key) => key);
  context.set(sessionContext, { status: 'authenticated', userId: 'agent', identity: 'csc-web', expiresAt: 0 });
  return context;
}

// Written from docs/domain/agents.md#acting.
it.each([
  ['devices', loadDevices],
  ['notices', (context: Readonly<RouterContextProvider>) => loadNotices(context, 1)],
  ['shared phone', loadSharedPhone],
  ['deletion', loadDeletion],
  ['consents', loadConsents],
  ['complaints', loadComplaints],
] as const)('%s that are the farmer’s alone are not said to have failed', async (_what, load) => {
  await expect(load(agentsRequest(/./))).rejects.toMatchObject({ code: 'consent_error.not_for_agents' });
});

it('an agent with a consent for orders sees the farmer’s complaints, without the farmer’s own feedback', async () => {
  expect(await loadComplaints(agentsRequest(/^\/feedback/))).toEqual([]);
});
