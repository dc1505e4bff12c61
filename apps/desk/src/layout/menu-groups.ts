/** In which order resources stand in the menu, and under which head. What is named nowhere stands under 'more'. */
const GROUPS = {
  care: ['orders', 'payments', 'refunds', 'tickets', 'issues', 'returns', 'call-backs', 'feedback', 'complaints'],
  market: ['shops', 'licences', 'products', 'packs', 'offers', 'prices', 'coupons', 'campaigns', 'flags', 'agents'],
  money: ['credit-lines', 'ledgers', 'payouts', 'policies', 'claims'],
  knowledge: ['articles', 'posts', 'crops', 'problems', 'questions', 'guides'],
  mandi: ['mandi-markets', 'mandi-set-aside'],
  services: ['bookings', 'fields', 'soil-samples', 'sale-slips', 'geotags', 'cards', 'trainings'],
  people: ['users', 'staff'],
} as const;

/** A head of the menu. */
export type MenuGroup = keyof typeof GROUPS | 'more';

/** Resources by head, in order; heads without any are left out. */
export function menuGroups(names: readonly string[]): [MenuGroup, string[]][] {
  const left = new Set(names);
  const groups = Object.entries(GROUPS).map(([group, members]): [MenuGroup, string[]] => [
    group as MenuGroup,
    members.filter((name) => left.delete(name)),
  ]);
  return [...groups, ['more', [...left]] satisfies [MenuGroup, string[]]].filter(([, found]) => found.length > 0);
}
