import { isApiError, processCscAnswer, submitPaymentReturn, type ApiClient, type SignedReturn } from '@haat/api-client';

/** What a return is about: an order, or a repayment of dues. */
export interface ReadReturn {
  readonly orderId: string | null;
  readonly repaymentId: string | null;
}

/** What the CSC bridge has answered, in the return's address; null when it is no return of the wallet. */
export function walletAnswer(search: URLSearchParams): string | null {
  return search.get('bridge_response') || null;
}

/** Records a return and finds its subject, by its signature; null without a valid one. */
export async function readReturn(api: ApiClient, search: URLSearchParams): Promise<ReadReturn | null> {
  try {
    return await book(api, search);
  } catch (error) {
    // A report that is not the gateway's is ignored; if the service is unavailable, the next page queries again.
    if (isApiError(error)) return null;
    throw error;
  }
}

async function book(api: ApiClient, search: URLSearchParams): Promise<ReadReturn | null> {
  const ofWallet = walletAnswer(search);
  // Only an agent's own answer is taken, in the agent's name.
  if (ofWallet !== null) {
    if (!api.isSignedIn) return null;
    const answer = await processCscAnswer(api, ofWallet);
    return { orderId: answer.order_id, repaymentId: answer.repayment_id };
  }
  const signed: SignedReturn = {
    razorpay_payment_id: search.get('razorpay_payment_id') ?? '',
    razorpay_order_id: search.get('razorpay_order_id') ?? '',
    razorpay_signature: search.get('razorpay_signature') ?? '',
  };
  if (signed.razorpay_signature === '') return null;
  const { order_id: orderId, repayment_id: repaymentId } = await submitPaymentReturn(api, signed);
  return { orderId, repaymentId };
}
