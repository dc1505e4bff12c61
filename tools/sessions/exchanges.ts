import type { CallPattern, Gate } from './gate.ts';

/** One exchange of a refresh token, as the identity service answered it. */
export interface Exchange {
  readonly presented: string;
  readonly status: number;
  /** The token that follows; empty when it was refused. */
  readonly successor: string;
}

/** The calls that exchange a refresh token. */
export const isExchange: CallPattern = ({ path, requestBody }) =>
  path.endsWith('/protocol/openid-connect/token') && requestBody.includes('grant_type=refresh_token');

/** Every exchange that the identity service has answered, the oldest first. */
export function exchangesAt({ passed }: Gate): Exchange[] {
  return passed.filter(isExchange).map(({ requestBody, status, answerBody }) => ({
    presented: new URLSearchParams(requestBody).get('refresh_token') ?? '',
    status,
    successor: status === 200 ? (JSON.parse(answerBody) as { refresh_token: string }).refresh_token : '',
  }));
}

/** What the identity service answers to who presents a refresh token by themselves. */
export interface TokenAnswer {
  readonly status: number;
  /** The successor; empty when it was refused. */
  readonly refreshToken: string;
  /** Why it was refused. */
  readonly description: string;
}

/** Presents a refresh token without the shell. @param network address from which it seems to be asked */
export async function exchangeAt(backend: string, refreshToken: string, network?: string): Promise<TokenAnswer> {
  const answer = await fetch(`${backend}/realms/krishi-haat/protocol/openid-connect/token`, {
    method: 'POST',
    headers: network === undefined ? {} : { 'x-forwarded-for': network },
    body: new URLSearchParams({
      client_id: 'krishi-haat-farmer',
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    }),
  });
  const told = (await answer.json()) as { refresh_token?: string; error_description?: string };
  return {
    status: answer.status,
    refreshToken: told.refresh_token ?? '',
    description: told.error_description ?? '',
  };
}
