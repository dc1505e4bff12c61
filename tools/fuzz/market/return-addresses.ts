/** Where a browser is led back to. */
export const BACK_TO = { callback_url: 'http://127.0.0.1/payment/return', cancel_url: 'http://127.0.0.1/orders' };
