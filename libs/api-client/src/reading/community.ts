import type { PostActivity, ReportInput } from '@haat/api-contract/community';
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
