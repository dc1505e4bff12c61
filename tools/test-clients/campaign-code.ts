import { called } from './caller.ts';

const RUNNING = 'rabi-nutrition';

/** The code of a campaign that is open, from the sandbox, which shows what a message would have brought. */
export async function campaignCode(backendAddress: string): Promise<string> {
  const { results } = await called<{ results: { name: string; code: string }[] }>(backendAddress, {
    method: 'GET',
    path: '/sandbox/campaigns.json',
  });
  return results.find(({ name }) => name === RUNNING)?.code ?? '';
}
