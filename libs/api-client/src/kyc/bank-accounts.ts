import type { OtpSent } from '@haat/api-contract';
import type {
  BankAccount,
  BankAccountInput,
  BankAccounts,
  BankOfIfscAnswer,
  ChoosePayoutAccount,
} from '@haat/api-contract/kyc';
import type { ApiClient } from '../api-client.ts';

const PATH = '/kyc/v1/bank-accounts';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** `GET /kyc/v1/bank-accounts`: the own accounts, masked, and the state of the proof. @throws ApiError */
export function bankAccounts(api: ApiClient): Promise<BankAccounts> {
  return api.send({ service: 'main', method: 'GET', path: PATH });
}

/** `GET /kyc/v1/bank-accounts/:id`. @throws ApiError `kyc_error.account_not_found` */
export function bankAccount(api: ApiClient, id: string): Promise<BankAccount> {
  return api.send({ service: 'main', method: 'GET', path: pathOf(id) });
}

/** `GET /kyc/v1/banks`: the bank of an IFSC; null when it is not in the list. @throws ApiError for what is none */
export async function bankOfIfsc(api: ApiClient, ifsc: string): Promise<string | null> {
  const path = '/kyc/v1/banks';
  return (await api.send<BankOfIfscAnswer>({ service: 'main', method: 'GET', path, query: { ifsc } })).bank;
}

/** `POST /kyc/v1/bank-accounts`: gives an account. @throws ApiError `kyc_error.too_many_accounts` */
export function addBankAccount(api: ApiClient, body: BankAccountInput): Promise<BankAccount> {
  return api.send({ service: 'main', method: 'POST', path: PATH, body });
}

/** `POST /kyc/v1/bank-accounts/:id/codes`: sends the code by which it becomes the one that is paid. @throws ApiError */
export function sendPayoutCode(api: ApiClient, id: string): Promise<OtpSent> {
  return api.send({ service: 'main', method: 'POST', path: `${pathOf(id)}/codes`, query: { lang: api.language } });
}

/** `POST /kyc/v1/bank-accounts/:id/payout`: makes it the one that is paid. @throws ApiError `auth_error.otp_*` */
export function choosePayoutAccount(api: ApiClient, id: string, body: ChoosePayoutAccount): Promise<BankAccount> {
  return api.send({ service: 'main', method: 'POST', path: `${pathOf(id)}/payout`, body });
}

/** `DELETE /kyc/v1/bank-accounts/:id`: removes an account. @throws ApiError */
export function removeBankAccount(api: ApiClient, id: string): Promise<BankAccounts> {
  return api.send({ service: 'main', method: 'DELETE', path: pathOf(id) });
}
