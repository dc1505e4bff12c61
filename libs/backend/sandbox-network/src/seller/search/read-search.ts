import { z } from 'zod';

const tagSchema = z.looseObject({
  code: z.string(),
  list: z.array(z.looseObject({ code: z.string(), value: z.string() })).optional(),
});
const searchSchema = z.looseObject({
  intent: z.looseObject({
    payment: z.looseObject({
      '@ondc/org/buyer_app_finder_fee_type': z.enum(['percent', 'amount']),
      '@ondc/org/buyer_app_finder_fee_amount': z.string().regex(/^\d+(\.\d+)?$/),
    }),
    tags: z.array(tagSchema).optional(),
  }),
});

/** What a buyer app asks for: all, pushes of what changes from now on or no more of them, or what changed meanwhile. */
export type Search =
  { readonly kind: 'full' | 'start' | 'stop' } | { readonly kind: 'window'; readonly from: Date; readonly to: Date };

/** Reads the `message` of a search; a text that says what is wrong with it. */
export function readSearch(message: unknown): Search | string {
  const { success, data, error } = searchSchema.safeParse(message);
  if (!success) return error.issues.map(({ path, message: said }) => `${path.join('.')}: ${said}`).join('; ');
  const increments = data.intent.tags?.find(({ code }) => code === 'catalog_inc');
  if (increments === undefined) return { kind: 'full' };
  const said = new Map(increments.list?.map(({ code, value }) => [code, value]));
  const mode = said.get('mode');
  if (mode === 'start' || mode === 'stop') return { kind: mode };
  const [from, to] = [new Date(said.get('start_time') ?? ''), new Date(said.get('end_time') ?? '')];
  if (!(from <= to)) return 'intent.tags: catalog_inc has neither a mode nor a start_time before an end_time';
  return { kind: 'window', from, to };
}
