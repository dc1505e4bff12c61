import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { PostPage } from './post-page.tsx';
import { actOnPost } from './post-acts.data.ts';
import { loadPost } from './post.data.ts';

export const handle = { namespaces: ['posts'], backTo: '/?section=community' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadPost(args, 'editorial');
}

export function action(args: ActionFunctionArgs) {
  return actOnPost(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData?.view !== 'post') return [{ title: loaderData?.title }];
  return [
    { title: loaderData.documentTitle },
    { tagName: 'link', rel: 'canonical', href: loaderData.address },
    { property: 'og:title', content: loaderData.documentTitle },
  ];
}

/** A post of the editors. See docs/design/screens.md#farmer-content. */
export default function EditorialPostScreen() {
  return <PostPage data={useLoaderData<typeof loader>()} />;
}
