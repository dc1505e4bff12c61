import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button, ButtonLink } from '@haat/ui-kit';
import { POST_INTENTS, type PostActs } from './post-acts.data.ts';

/** Likes a post, or no longer does; a guest logs in first. */
export function LikeForm({ acts: { found, here, loginPath } }: { readonly acts: PostActs }) {
  const { t } = useTranslation('posts');
  if (found === null) return null;
  const { likes, isLiked } = found;
  const count = likes === 0 ? null : <p className="text-14 text-ink-soft">{t('like.count', { count: likes })}</p>;
  if (loginPath !== null)
    return (
      <>
        {count}
        <ButtonLink to={loginPath} variant="secondary" fullWidth>
          {t('like.logIn')}
        </ButtonLink>
      </>
    );
  return (
    <>
      {count}
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="intent" value={POST_INTENTS.like} />
        <input type="hidden" name="like" value={isLiked ? 'no' : 'yes'} />
        <Button type="submit" variant="secondary" fullWidth>
          {t(isLiked ? 'like.off' : 'like.on')}
        </Button>
      </Form>
    </>
  );
}
