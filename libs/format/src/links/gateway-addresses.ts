/**
 * Where the payment gateway's page posts a browser back to. Its page stands on another site, so no cookie of ours
 * comes with it.
 */
export const PAYMENT_RETURN_PATH = '/payment/return';

/**
 * Header by which a page tells the web server the one other origin to which a form on it may be posted: the payment
 * gateway's. The
 * server writes it into the page's content security policy and keeps the header to itself.
 */
export const FORM_TARGET_HEADER = 'x-form-target';
