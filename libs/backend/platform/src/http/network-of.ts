import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that a caller's address stands for: an IPv4 address is one, of IPv6 the first 64 bits are: a single
 * phone or house has all addresses below them and may change from one to the next as it likes. What is no address
 * stands for itself. See docs/domain/identity.md#networks.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return address;
  const words = wordsOf(bare);
  const isMappedIPv4 = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff;
  if (isMappedIPv4)
    return words
      .slice(6)
      .flatMap((word) => [word >> 8, word & 0xff])
      .join('.');
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`;
}

/** The eight words of an IPv6 address. */
function wordsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = wordsIn(head);
  if (tail === undefined) return first;
  const last = wordsIn(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function wordsIn(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
