/**
 * Where a press on 'share' leads: WhatsApp with title and address, which every phone of our readers has. A link needs
 * no script.
 */
export function shareAddress(title: string, address: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${title}\n${address}` }).toString()}`;
}
