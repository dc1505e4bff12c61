import { UPLOAD_HEADERS, VOICE } from '../../../market/voice.ts';
import { withNewFarmer, type People } from '../../../market/people.ts';
import { asksExpert } from '../of-questions.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from '../request-builder.ts';

const PARTS = '/upload/v1/parts';

/** An upload that a farmer has just begun. */
const begun: RequestBuilder = async (people) => {
  const { farmer } = await withNewFarmer(people);
  return { ...authorizedBy(farmer), path: { id: await farmer.beginsUpload() } };
};

/** Voice notes, and uploads in parts. */
export const UPLOADS: GoodRoutes = {
  // One person may send only so many that belong to nothing: several share them.
  'POST /upload/v1/sounds': Object.fromEntries(
    ['a first', 'a second', 'a third', 'a fourth'].map((whose) => [
      `of ${whose} farmer`,
      async (people: People) => {
        const { farmer } = await withNewFarmer(people);
        return { headers: { ...authorizedBy(farmer).headers, 'content-type': 'audio/webm' }, body: VOICE };
      },
    ]),
  ),
  'GET /upload/v1/sounds/{id}': {
    'an own one': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), path: { id: (await asksExpert(farmer)).voiceId } };
    },
  },
  [`POST ${PARTS}`]: {
    'of a voice note': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { headers: { ...authorizedBy(farmer).headers, ...UPLOAD_HEADERS } };
    },
  },
  [`GET ${PARTS}/{id}`]: { 'that is begun': begun },
  [`DELETE ${PARTS}/{id}`]: { 'that is begun': begun },
  [`PATCH ${PARTS}/{id}`]: {
    'its only part': async (people, plain) => {
      const { headers, ...upload } = await begun(people, plain);
      const type = 'application/offset+octet-stream';
      return { ...upload, headers: { ...headers, 'upload-offset': '0', 'content-type': type }, body: VOICE };
    },
  },
};
