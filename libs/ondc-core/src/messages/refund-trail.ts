/** Money that went back to the buyer. */
export interface RefundTrail {
  /** As the order is called on the network. */
  readonly orderId: string;
  /** What it is for: a fulfilment of this kind that the seller named; the order's own for a complaint. */
  readonly fulfilment: { readonly id: string; readonly type: 'Cancel' | 'RTO' | 'Return' | 'Delivery' | 'Self-Pickup' };
  /** Whole paise. */
  readonly paise: number;
  readonly through: 'upi' | 'neft';
  readonly at: Date;
}

/** The message that tells a seller what was given back: after every cancellation, return and liquidation. */
export function refundTrail({ orderId, fulfilment, paise, through, at }: RefundTrail) {
  const settlement = {
    settlement_counterparty: 'buyer',
    settlement_phase: 'refund',
    settlement_type: through,
    settlement_amount: (paise / 100).toFixed(2),
    settlement_timestamp: at.toISOString(),
  };
  return {
    update_target: 'payment',
    order: {
      id: orderId,
      fulfillments: [fulfilment],
      payment: { '@ondc/org/settlement_details': [settlement] },
    },
  };
}
