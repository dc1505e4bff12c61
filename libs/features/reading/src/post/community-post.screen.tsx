import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { PostPage } from './post-page.tsx';
import { actOnPost } from './post-acts.data.ts';
import { loadPost } from './post.data.ts';

export const handle = { namespaces: ['posts'], backTo: '/?section=community', isEntry: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadPost(args, 'community');
}

export function action(args: ActionFunctionArgs) {
  return actOnPost(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.view === 'post' ? loaderData.documentTitle : loaderData?.title }];
}

/** A post of a farmer. See docs/design/screens.md#farmer-content. */
export default function CommunityPostScreen() {
  return <PostPage data={useLoaderData<typeof loader>()} />;
}
