import { linkOf } from '../campaign-links.ts';
import { GOODS, SHOPS } from '../market/goods.ts';

/** A screen of the product and what it takes to stand in front of it. */
export interface ScreenAddress {
  readonly path: string;
  readonly needsSession: boolean;
  /** How it is answered when it says that something is not there (404) or is over (410); 200 when left out. */
  readonly status?: 404 | 410;
}

/** What a browser says of the answers of screens that say no. */
export const EXPECTED_REFUSALS = /status of (404|410 .*\/growth\/validate\?)/;

const open = (path: string): ScreenAddress => ({ path, needsSession: false });
const own = (path: string): ScreenAddress => ({ path, needsSession: true });
const gone = (path: string): ScreenAddress => ({ path, needsSession: false, status: 404 });

/**
 * Every screen, at its fullest address. Those of one order and one address need an id, those of a campaign a link:
 * see below. The step-up is there only after a silence of 90 days: `silent-number.spec.ts` goes through its states.
 */
export const SCREENS: readonly ScreenAddress[] = [
  open('/'),
  open('/?section=shop'),
  gone('/404'),
  gone('/app/404'),
  open('/location?q=Nashik'),
  open('/language'),
  open('/login'),
  open('/account'),
  open('/help'),
  open('/about'),
  open('/privacy'),
  open('/search'),
  open('/search?q=urea'),
  open('/products'),
  open('/products?search=urea&sort=price_low'),
  gone(`/products/no-such-id`),
  open(`/product/neem-coated-urea?v=${SHOPS.centre}&variant=${GOODS.urea.variantId}`),
  open('/productsV2?search=urea&sort=landed_low'),
  gone('/productsV2/no-such-id'),
  open(`/productV2/neem-coated-urea?variant=${GOODS.urea.variantId}`),
  open('/productsV2/brands'),
  open('/products/categories'),
  open('/products/brands'),
  open('/products/crops'),
  open('/categories'),
  open('/all-categories'),
  open('/brands'),
  open('/all-brands'),
  open('/dcs'),
  open('/nearby-dcs'),
  open('/cart'),
  own('/cart/kyc/id'),
  own('/addresses'),
  own('/address/new'),
  own('/orders'),
  own('/account/notices'),
  own('/account/devices'),
  own('/feedback'),
  open('/account/shared-phone'),
  own('/delete-account'),
  own('/account/credit'),
  own('/account/credit/pay'),
  open('/ondc'),
  open('/ondc?search=tomato&sort=price_low'),
  open('/ondc/location?q=Nashik'),
  open('/ondc/dcs'),
  gone('/ondc/products/no-such-id'),
  open('/ondc/cart'),
  { path: '/ondc/order/no-such-id', needsSession: true, status: 404 },
  open('/mandi'),
  open('/mandi?crop=onion&quintals=10&days=180'),
  open('/mandi/search'),
  open('/mandi/search?q=onion&state=Maharashtra&district=Nashik'),
  open('/mandi/search?q=xyzzy&day=2999-01-01'),
  own('/mandi/submit-reciept?crop=onion'),
  open('/mandi/demand-trade?quintals=10'),
  open('/mandi/collection-center'),
  open('/mandi/collection-center?crop=onion'),
  open('/crops'),
  own('/crops?add=1'),
  open('/crop/all'),
  open('/crop?crop=cotton&sown=2026-10-12&acres=2.5'),
  gone('/crop?crop=moon-dust'),
  open('/crop-guide'),
  open('/crop-guide?crop=paddy&sown=2026-10-12'),
  open('/crop/cotton/problems'),
  open('/crop/cotton/problems?part=leaf&signs=curls-up'),
  open('/crop/cotton/problem/cotton_whitefly?acres=2'),
  own('/ask-agri-question?crop=cotton&part=leaf'),
  { ...gone('/prescription/00000000-0000-4000-8000-000000000000'), needsSession: true },
  own('/soil-test-report?crop=cotton'),
  own('/geotag-campaign'),
  { ...gone('/soil-test-report/00000000-0000-4000-8000-000000000000'), needsSession: true },
  gone('/crop/cotton/problem/paddy_blast'),
  open('/farmer-services/drone-spray'),
  open('/farmer-services/soil-testing'),
  open('/farmer-services/package-list?service=drone-spray'),
  open('/farmer-services/cart?service=drone-spray&vendor=sample-drone-nashik&package=spray&acres=3'),
  own('/farmer-services/booking-form?service=drone-spray&vendor=sample-drone-nashik&package=spray&acres=3'),
  own('/farmer-services/booking-list'),
  { ...gone('/farmer-services/booking-details/00000000-0000-4000-8000-000000000000'), needsSession: true },
  open('/shri-program?crop=PD'),
  own('/shri-program/apply'),
  own('/shri-program/activation'),
  open('/insurance'),
  open('/insurance?crop=wheat&place=dholpur&acres=2.5'),
  open('/insurance?crop=paddy&season=rabi&acres=1&sum=60000&rate=8'),
  open('/insurance/perils/localised'),
  gone('/insurance/perils/none'),
  own('/insurance/kyc'),
  own('/insurance/kyc/id'),
  own('/insurance/kyc/banks'),
  own('/insurance/kyc/banks/new'),
  { path: '/insurance/kyc/banks/no-such-id', needsSession: true, status: 404 },
  own('/insurance/policies'),
  own('/insurance/policies/term-sheets'),
  own('/insurance/claims'),
  own('/insurance/claims/new'),
  { path: '/insurance/claims/no-such-id', needsSession: true, status: 404 },
  { path: '/insurance/policies/no-such-id', needsSession: true, status: 404 },
  gone('/agents/stop?t=altered'),
  own('/agents/farmers'),
  own('/account/agents'),
  open('/?section=community'),
  open('/blogs'),
  open('/blogs/channel/water'),
  open('/blogs/tag/wheat'),
  open('/blog/soil-sample-in-ten-minutes'),
  gone('/blog/none'),
  open('/dehaat/post/two-mandis'),
  open('/community/post/beware-of-calls'),
  own('/ask-question'),
  open('/ask-help'),
  own('/ask-help'),
  open('/farm-talk'),
  open('/news'),
  own('/agents/commission'),
  open('/farms'),
  own('/farms'),
  own('/farms/new'),
  { ...gone('/farm/00000000-0000-4000-8000-000000000000'), needsSession: true },
  { ...gone('/farm/00000000-0000-4000-8000-000000000000/edit'), needsSession: true },
  open('/farmer-services/dehaat-captain-training?lesson=spray&certificate=CT-00000-00000'),
  open('/prakshep'),
  own('/prakshep'),
];

/** The screens that a campaign's link leads along, and what is said of one that has expired. */
export async function campaignScreens(): Promise<ScreenAddress[]> {
  const [running, over] = [await linkOf('running'), await linkOf('over')];
  const at = (path: string) => running.replace('/growth/validate', path);
  return [{ path: over, needsSession: false, status: 410 }, open(at('/growth/cart')), own(at('/growth/address'))];
}

/**
 * What a farmer has that is looked at by its id: `orderId` is under way, the goods of `collectedId` were handed over.
 */
interface ScreenIds {
  readonly addressId: string;
  readonly orderId: string;
  readonly collectedId: string;
  readonly fieldId: string;
}

/** The screens of one address, two orders and a field. */
export function ownScreens({ addressId, orderId, collectedId, fieldId }: ScreenIds): ScreenAddress[] {
  const [order, collected] = [`/order/${orderId}`, `/order/${collectedId}`];
  return [
    own(`/address/${addressId}/edit`),
    own(order),
    own(`${order}?ask=cancel`),
    own(`${order}/report`),
    own(`${order}/receipt`),
    own(`${order}/receipt?paper=a5`),
    own(`${order}/pay`),
    own(collected),
    own(`${collected}/return`),
    own(`${collected}/report`),
    own(`/farm/${fieldId}`),
    own(`/farm/${fieldId}/edit`),
  ];
}
