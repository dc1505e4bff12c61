import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /sandbox/sms.json': 'everybody',
  'GET /sandbox/sms': 'everybody',
  'GET /favicon.ico': 'everybody',
  'POST /sandbox/razorpay/v1/orders': 'signature',
  'GET /sandbox/razorpay/v1/orders/:id/payments': 'signature',
  'GET /sandbox/razorpay/v1/payments/:id': 'signature',
  'POST /sandbox/razorpay/v1/payments/:id/refund': 'signature',
  'GET /sandbox/razorpay/v1/payments/:id/refunds': 'signature',
  'GET /sandbox/razorpay/v1/payments/:id/refunds/:refund': 'signature',
  'GET /sandbox/razorpay/v1/settlements/recon/combined': 'signature',
  'GET /sandbox/razorpay/v1/checkout/send-on.js': 'everybody',
  'POST /sandbox/razorpay/v1/checkout/embedded': 'everybody',
  'POST /sandbox/razorpay/v1/checkout/choice': 'everybody',
  'GET /sandbox/csc/v1/checkout/send-on.js': 'everybody',
  'POST /sandbox/csc/pay': 'signature',
  'POST /sandbox/csc/v1/checkout/choice': 'everybody',
  'POST /sandbox/csc/status': 'signature',
  'POST /sandbox/csc/refund': 'signature',
  'POST /sandbox/csc/refund-status': 'signature',
  'GET /sandbox/campaigns.json': 'everybody',
  'POST /sandbox/stac/v1/search': 'everybody',
  'GET /sandbox/stac/v1/scenes/:id/:file': 'everybody',
};
