import type { Environment } from './environment.ts';

/** How AWS KMS is asked to open keys. */
export interface AwsKmsConfiguration {
  /** Its base address. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of credentials that last for a while; null for lasting ones. */
  sessionToken: string | null;
}

const NEEDED = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Lines for what is missing, when a key is one that AWS KMS opens. */
export function awsKmsProblems(values: Environment): string[] {
  if (!usesAwsKms(values)) return [];
  return NEEDED.filter((name) => values[name] === undefined).map(
    (name) => `${name}: is needed to open keys by AWS KMS`,
  );
}

/** AWS KMS, or null when no key needs it. The variables are those that the AWS tools read. */
export function awsKmsOf(values: Environment): AwsKmsConfiguration | null {
  const { AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!usesAwsKms(values) || region === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return null;
  return {
    address: values.AWS_ENDPOINT_URL_KMS ?? `https://kms.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: values.AWS_SESSION_TOKEN ?? null,
  };
}

function usesAwsKms({ PERSONAL_DATA_KEY: current, PERSONAL_DATA_OLD_KEYS: old }: Environment): boolean {
  return [current ?? '', ...old].some((key) => key.startsWith('aws-kms:'));
}
