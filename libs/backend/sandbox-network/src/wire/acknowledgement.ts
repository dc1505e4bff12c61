/** Kinds of errors of the network. */
export type ErrorType = 'CONTEXT-ERROR' | 'CORE-ERROR' | 'DOMAIN-ERROR' | 'POLICY-ERROR' | 'JSON-SCHEMA-ERROR';

/** What is wrong, beside a refusal or in an answer. */
export interface NetworkError {
  readonly type: ErrorType;
  readonly code: string;
  readonly message: string;
}

/** What is said at once to a message: it came, and will be worked on; or it will not. */
export interface Acknowledgement {
  readonly message: { readonly ack: { readonly status: 'ACK' | 'NACK' } };
  readonly error?: NetworkError;
}

export const ACK: Acknowledgement = { message: { ack: { status: 'ACK' } } };

/** A refusal. */
export function nack(type: ErrorType, code: string, message: string): Acknowledgement {
  return { message: { ack: { status: 'NACK' } }, error: { type, code, message } };
}
