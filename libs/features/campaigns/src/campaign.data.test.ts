import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { openLink } from './campaign.data.ts';
import { sampleCampaign } from './sample-campaign.ts';

/** Services with these answers that record whether they were called. */
function servicesSaying(answer: () => unknown) {
  const asked: string[] = [];
  const send = async ({ path }: { path: string }) => {
    asked.push(path);
    return answer();
  };
  return {
    asked,
    api: { language: 'en', latLng: null, isSignedIn: false, guestCart: { id: null }, send } as unknown as ApiClient,
  };
}

function refused(code: string, httpStatus: number, details: Record<string, unknown> = {}) {
  return () => {
    throw new ApiError({ kind: 'refused', status: httpStatus, code, details });
  };
}

const altered = { refusal: { code: 'campaign_error.altered', httpStatus: 400, startsOn: null } };

describe('openLink', () => {
  it('says what a code opens', async () => {
    const campaign = sampleCampaign();
    expect(await openLink(servicesSaying(() => campaign).api, '1abc')).toEqual({ campaign });
  });

  it.each(['', '.', '..', 'x'.repeat(65)])('sends no request for “%s”, which is no code', async (code) => {
    const { api, asked } = servicesSaying(() => sampleCampaign());
    expect(await openLink(api, code)).toEqual(altered);
    expect(asked).toEqual([]);
  });

  it('takes what cannot be a code for an altered one', async () => {
    expect(await openLink(servicesSaying(refused('request_error.invalid', 400)).api, '1\u0000')).toEqual(altered);
    expect(await openLink(servicesSaying(refused('campaign_error.altered', 400)).api, '1abc')).toEqual(altered);
  });

  it('says on which day an offer starts', async () => {
    expect(
      await openLink(servicesSaying(refused('campaign_error.not_yet', 409, { valid_from: '2026-12-01' })).api, '1abc'),
    ).toEqual({ refusal: { code: 'campaign_error.not_yet', httpStatus: 409, startsOn: '2026-12-01' } });
  });

  it('takes services that are away for nothing else', async () => {
    await expect(openLink(servicesSaying(refused('request_error.unavailable', 503)).api, '1abc')).rejects.toThrow();
  });
});
