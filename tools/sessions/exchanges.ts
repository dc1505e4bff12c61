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
