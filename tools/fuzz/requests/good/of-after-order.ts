import { withNewFarmer, type People } from '../../market/people.ts';
import { PICTURE } from '../../market/picture.ts';
import {
  answered,
  collectedOrder,
  deliveryLeftAtAddress,
  deliveryOnTheRoad,
  reportedIssue,
} from '../../market/stories.ts';
import { SAMPLE } from '../good-values.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

const ORDER = '/order/v1/orders/{id}';

/** Returns, complaints and photos of a farmer. */
export const AFTER_ORDER: GoodRoutes = {
  [`POST ${ORDER}/returns`]: {
    'goods, with a photo': async (people) => ({
      path: { id: (await collectedOrder(people)).id },
      body: {
        reason: '001',
        note: 'यह नहीं चाहिए।',
        photos: [await people.farmer.sendsPhoto()],
        lines: [{ variant_id: SAMPLE.variantId, quantity: 1 }],
      },
    }),
  },
  [`POST ${ORDER}/issues`]: {
    'goods that are broken, with a photo': async (people) => ({
      path: { id: (await collectedOrder(people)).id },
      body: {
        reason: 'ITM04',
        variant_id: SAMPLE.variantId,
        note: 'पैक टूटा है।',
        photos: [await people.farmer.sendsPhoto()],
      },
    }),
    'goods that are late': async ({ farmer }) => ({
      path: { id: (await farmer.orders()).id },
      body: { reason: 'ORD03' },
    }),
  },
  [`POST ${ORDER}/arrival`]: {
    'goods left at the address': async (people) => ({
      path: { id: (await deliveryLeftAtAddress(people)).id },
      body: { has_come: true },
    }),
  },
  [`POST ${ORDER}/ask-to-cancel`]: {
    'one on the road, too early': async (people) => ({ path: { id: (await deliveryOnTheRoad(people)).id } }),
  },
  [`POST ${ORDER}/issues/{issueId}/close`]: {
    'one that is open': async (people) => {
      const { order, issueId } = await reportedIssue(people);
      return { path: { id: order.id, issueId } };
    },
  },
  [`POST ${ORDER}/issues/{issueId}/escalate`]: {
    'one that was answered': async (people) => {
      const { order, issueId } = await answered(people);
      return { path: { id: order.id, issueId } };
    },
  },
  // One person may send only so many photos that belong to nothing or fail: several share the bad ones.
  'POST /upload/v1/photos': Object.fromEntries(
    ['a first', 'a second', 'a third', 'a fourth'].map((whose) => [
      `a picture of ${whose} farmer`,
      async (people: People) => {
        const { farmer } = await withNewFarmer(people);
        return { headers: { ...authorizedBy(farmer).headers, 'content-type': 'image/png' }, body: PICTURE };
      },
    ]),
  ),
  'GET /upload/v1/photos/{id}': {
    'an own one': async (people) => {
      const { farmer } = people;
      const { id } = await collectedOrder(people);
      const photoId = await farmer.sendsPhoto();
      await farmer.returnsGoods(id, [photoId]);
      return { path: { id: photoId } };
    },
  },
};
