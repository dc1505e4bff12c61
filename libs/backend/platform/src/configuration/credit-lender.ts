import type { Environment } from './environment.ts';

/** The regulated company that lends what farmers buy on credit. */
export interface CreditLenderConfiguration {
  name: string;
  registrationNumber: string;
  coolingOffDays: number;
  grievance: { name: string; phoneNumber: string; email: string };
}

const NEEDED = [
  'CREDIT_LENDER_NAME',
  'CREDIT_LENDER_REGISTRATION',
  'CREDIT_GRIEVANCE_NAME',
  'CREDIT_GRIEVANCE_PHONE',
  'CREDIT_GRIEVANCE_EMAIL',
] as const;

/** What is wrong with the lender of an environment, a line each. @param isOpen whether others reach this process */
export function creditLenderProblems(values: Environment, isOpen: boolean): string[] {
  if (values.CREDIT_LENDER === 'sandbox' && isOpen)
    return [
      'CREDIT_LENDER: the sandbox is a fictitious lender, so it is refused when HOST or PUBLIC_ADDRESS is not a ' +
        'loopback address. Set CREDIT_LENDER=company or off, or DEMO=true for a demonstration.',
    ];
  if (values.CREDIT_LENDER !== 'company') return [];
  return NEEDED.filter((variable) => values[variable] === undefined).map(
    (variable) => `${variable}: is needed with CREDIT_LENDER=company`,
  );
}

/** The lender; null for none: then nothing is sold on credit, since the law requires the lender to be named. */
export function creditLenderOf(values: Environment): CreditLenderConfiguration | 'sandbox' | null {
  if (values.CREDIT_LENDER !== 'company') return values.CREDIT_LENDER === 'sandbox' ? 'sandbox' : null;
  return {
    name: values.CREDIT_LENDER_NAME ?? '',
    registrationNumber: values.CREDIT_LENDER_REGISTRATION ?? '',
    coolingOffDays: values.CREDIT_COOLING_OFF_DAYS,
    grievance: {
      name: values.CREDIT_GRIEVANCE_NAME ?? '',
      phoneNumber: values.CREDIT_GRIEVANCE_PHONE ?? '',
      email: values.CREDIT_GRIEVANCE_EMAIL ?? '',
    },
  };
}
