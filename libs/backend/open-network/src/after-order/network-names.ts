/** The id of an order or a return on the wire, which takes at most 32 characters: ours without its hyphens. */
export function toNetworkName(id: string): string {
  return id.replaceAll('-', '');
}

/** Our id of a return that a seller names; null for what is none of ours. */
export function toReturnId(name: string): string | null {
  const found = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(name);
  return found === null ? null : found.slice(1).join('-');
}
