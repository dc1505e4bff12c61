/** Our part of what is bought, which the network asks every buyer app to say: a percentage, as a text. */
export interface FinderFee {
  readonly percent: string;
}

/** The message of a search for the whole catalogue of a city. */
export function fullSearch({ percent }: FinderFee) {
  return {
    intent: {
      payment: {
        '@ondc/org/buyer_app_finder_fee_type': 'percent',
        '@ondc/org/buyer_app_finder_fee_amount': percent,
      },
    },
  };
}

/**
 * The message of a search that begins, or ends, increments: sellers then send what changed whenever it does, of all
 * cities, until they are told to stop.
 */
export function incrementalSearch(fee: FinderFee, mode: 'start' | 'stop') {
  const { intent } = fullSearch(fee);
  return { intent: { ...intent, tags: [{ code: 'catalog_inc', list: [{ code: 'mode', value: mode }] }] } };
}
