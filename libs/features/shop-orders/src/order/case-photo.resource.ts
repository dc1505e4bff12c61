import type { LoaderFunctionArgs } from 'react-router';
import { vendorPhoto } from '@haat/api-client';
import { apiContext } from '@haat/app-context';
import { answerFile } from './order-files.data.ts';

/** A photo of a return or a complaint, as JPEG. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { orderId = '', photoId = '' } = args.params;
  const load = () => vendorPhoto(args.context.get(apiContext), orderId, photoId);
  return answerFile(args, { type: 'image/jpeg', missing: {}, load });
}
