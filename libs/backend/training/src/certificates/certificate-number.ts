import { randomInt } from 'node:crypto';
import { CERTIFICATE_SIGNS } from '@haat/api-contract/vocabulary';

/** A new number of a certificate: 50 random bits, so that none is found by trying. */
export function newCertificateNumber(): string {
  const group = () => Array.from({ length: 5 }, () => CERTIFICATE_SIGNS[randomInt(CERTIFICATE_SIGNS.length)]).join('');
  return `CT-${group()}-${group()}`;
}
