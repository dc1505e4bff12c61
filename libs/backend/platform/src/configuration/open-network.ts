import type { Environment } from './environment.ts';

/** How the open network is reached, and as whom. */
export interface OpenNetworkConfiguration {
  /** A network of this machine, which says that it is one. */
  isSandbox: boolean;
  /** Host name under which the network's registry knows us. */
  subscriberId: string;
  /** Where other participants send messages to; null in the sandbox, where it is this process's own address. */
  subscriberUri: string | null;
  /** Our key, or null: the sandbox's registry is told of a new one at each start. */
  key: { uniqueKeyId: string; signingPrivateKey: string } | null;
  /** Base addresses, without a slash at their end. */
  registryAddress: string;
  gatewayAddress: string;
  /** Our part of what is bought, in per cent. */
  finderFeePercent: string;
  /** Our GSTIN, which every order names. */
  taxNumber: string;
  /** Of the sandbox alone: how long after a try of a confirm the next one is sent, in ms. */
  confirmEveryMs?: number;
}

/** A number that is valid in form, with a fictitious holder. */
const SANDBOX_TAX_NUMBER = '27SAMPL9001E1ZB';

const NEEDED = [
  'ONDC_SUBSCRIBER_ID',
  'ONDC_SUBSCRIBER_URI',
  'ONDC_UNIQUE_KEY_ID',
  'ONDC_SIGNING_PRIVATE_KEY',
  'ONDC_REGISTRY_ADDRESS',
  'ONDC_GATEWAY_ADDRESS',
  'ONDC_TAX_NUMBER',
] as const;

/** What a person must mend. @param isOpen whether others can reach this process, and it is no demonstration */
export function openNetworkProblems(values: Environment, isOpen: boolean): string[] {
  if (values.OPEN_NETWORK === 'sandbox' && isOpen)
    return [
      'OPEN_NETWORK: the sandbox sells what nobody has; refused when HOST or PUBLIC_ADDRESS is not a loopback ' +
        'address. Set OPEN_NETWORK=ondc or off, or DEMO=true to demonstrate.',
    ];
  if (values.OPEN_NETWORK !== 'ondc') return [];
  const missing = NEEDED.filter((name) => values[name] === undefined);
  if (missing.length > 0) return missing.map((name) => `${name}: is needed with OPEN_NETWORK=ondc`);
  const host = URL.parse(values.ONDC_SUBSCRIBER_URI ?? '')?.hostname;
  return host === values.ONDC_SUBSCRIBER_ID ? [] : ['ONDC_SUBSCRIBER_URI: must be an address of ONDC_SUBSCRIBER_ID'];
}

/** The open network, or null: nothing is bought or shown of it. */
export function openNetworkOf(values: Environment): OpenNetworkConfiguration | null {
  const finderFeePercent = values.ONDC_FINDER_FEE_PERCENT;
  if (values.OPEN_NETWORK === 'sandbox') {
    const port = values.ONDC_SANDBOX_PORT;
    return {
      isSandbox: true,
      subscriberId: 'bap.localhost',
      subscriberUri: null,
      key: null,
      registryAddress: `http://registry.localhost:${port}`,
      gatewayAddress: `http://gateway.localhost:${port + 1}`,
      finderFeePercent,
      taxNumber: values.ONDC_TAX_NUMBER ?? SANDBOX_TAX_NUMBER,
      confirmEveryMs: values.ONDC_SANDBOX_CONFIRM_SECONDS * 1000,
    };
  }
  if (values.OPEN_NETWORK === 'off') return null;
  return {
    isSandbox: false,
    subscriberId: values.ONDC_SUBSCRIBER_ID ?? '',
    subscriberUri: values.ONDC_SUBSCRIBER_URI ?? '',
    key: { uniqueKeyId: values.ONDC_UNIQUE_KEY_ID ?? '', signingPrivateKey: values.ONDC_SIGNING_PRIVATE_KEY ?? '' },
    registryAddress: values.ONDC_REGISTRY_ADDRESS ?? '',
    gatewayAddress: values.ONDC_GATEWAY_ADDRESS ?? '',
    finderFeePercent,
    taxNumber: values.ONDC_TAX_NUMBER ?? '',
  };
}
