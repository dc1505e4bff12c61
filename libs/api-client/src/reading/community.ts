import type {
  AskedQuestion,
  CommunityQuestionInput,
  OwnQuestion,
  PostActivity,
  ReportInput,
} from '@haat/api-contract/community';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /content/v1/posts/{slug}/activity`: likes and a page of comments; null on failure. */
export function postActivity(api: ApiClient, slug: string, page: number): Promise<PostActivity | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: pathOf`/content/v1/posts/${slug}/activity`, query: { page } }),
  );
}

/** `PUT /content/v1/posts/{slug}/like`. @throws ApiError */
export function likePost(api: ApiClient, slug: string, isLiked: boolean): Promise<unknown> {
  return api.send({
    service: 'main',
    method: 'PUT',
    path: pathOf`/content/v1/posts/${slug}/like`,
    body: { is_liked: isLiked },
  });
}

/** `POST /content/v1/posts/{slug}/comments`. @throws ApiError `content_error.too_many_comments` */
export function commentOnPost(api: ApiClient, slug: string, text: string): Promise<unknown> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/content/v1/posts/${slug}/comments`,
    body: { text },
  });
}

/** `DELETE /content/v1/comments/{id}`. @throws ApiError */
export async function removeComment(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: pathOf`/content/v1/comments/${id}` });
}

/** `POST /content/v1/reports`. @throws ApiError `content_error.too_many_reports` */
export async function reportContent(api: ApiClient, report: ReportInput): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: '/content/v1/reports', body: report });
}

/** `POST /content/v1/questions`. @throws ApiError `question_error.too_many`, `advice_error.crop_unknown` */
export function askEveryone(api: ApiClient, body: CommunityQuestionInput): Promise<AskedQuestion> {
  return api.send({ service: 'main', method: 'POST', path: '/content/v1/questions', body });
}

/** `GET /content/v1/questions`: what the person asked everyone, the newest first; null on failure. */
export async function questionsToEveryone(api: ApiClient): Promise<readonly OwnQuestion[] | null> {
  const answer = await orNull(
    api.send<{ results: OwnQuestion[] }>({ service: 'main', method: 'GET', path: '/content/v1/questions' }),
  );
  return answer && answer.results;
}

/** `DELETE /content/v1/questions/{slug}`. @throws ApiError */
export async function removeQuestionToEveryone(api: ApiClient, slug: string): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: pathOf`/content/v1/questions/${slug}` });
}
