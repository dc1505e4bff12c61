import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { MOST_COMMENT_LETTERS } from '@haat/api-contract/vocabulary';
import { Badge, Banner, Button, ButtonLink, Card, TextField } from '@haat/ui-kit';
import { COMMENTS_ID, POST_INTENTS, type CommentView, type LeftComment, type PostActs } from './post-acts.data.ts';
import { ReportForm } from './report-form.tsx';

interface CommentsProps {
  readonly acts: PostActs;
  /** What was typed and not taken; null where nothing was. */
  readonly left: LeftComment | null;
}

/** What farmers say to a post, and a form to say something. */
export function Comments({ acts, left }: CommentsProps) {
  const { t } = useTranslation('posts');
  const { found, here, loginPath } = acts;
  if (found === null) return <Banner tone="warning">{t('comment.notLoaded')}</Banner>;
  return (
    <section
      id={COMMENTS_ID}
      aria-labelledby={`${COMMENTS_ID}-title`}
      className="flex min-w-0 scroll-mt-20 flex-col gap-3"
    >
      <h2 id={`${COMMENTS_ID}-title`} className="text-18 font-bold">
        {found.count === 0 ? t('comment.none') : t('comment.title', { count: found.count })}
      </h2>
      {loginPath === null ? (
        <Form method="post" action={here} preventScrollReset className="flex min-w-0 flex-col gap-2">
          <input type="hidden" name="intent" value={POST_INTENTS.comment} />
          <TextField
            key={found.count}
            multiline
            label={t('comment.label')}
            hint={t('comment.hint', { letters: MOST_COMMENT_LETTERS })}
            error={left?.isBad ? t('comment.bad', { letters: MOST_COMMENT_LETTERS }) : undefined}
            name="text"
            defaultValue={left?.leftComment ?? ''}
            maxLength={MOST_COMMENT_LETTERS}
            required
          />
          <Button type="submit" fullWidth>
            {t('comment.send')}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={loginPath} variant="secondary" fullWidth>
          {t('comment.logIn')}
        </ButtonLink>
      )}
      <ul className="flex min-w-0 flex-col gap-2">
        {found.comments.map((comment) => (
          <li key={comment.id} className="min-w-0">
            <OneComment comment={comment} here={here} canReport={loginPath === null} />
          </li>
        ))}
      </ul>
      {found.next === null ? null : (
        <ButtonLink to={found.next} variant="secondary" fullWidth>
          {t('comment.older')}
        </ButtonLink>
      )}
      {found.previous === null ? null : (
        <ButtonLink to={found.previous} variant="secondary" fullWidth>
          {t('comment.newer')}
        </ButtonLink>
      )}
    </section>
  );
}

interface OneCommentProps {
  readonly comment: CommentView;
  readonly here: string;
  readonly canReport: boolean;
}

function OneComment({ comment, here, canReport }: OneCommentProps) {
  const { t } = useTranslation('posts');
  const { id, author, text, when, isOwn, hasContact, isExpert } = comment;
  return (
    <Card padding="tight">
      <p className="text-14 text-ink-soft">
        <b className="text-ink">{author}</b> · {when}
      </p>
      {isExpert ? <Badge tone="success">{t('post.expert')}</Badge> : null}
      <p className="wrap-anywhere">{text}</p>
      {hasContact ? <Banner tone="warning">{t('post.contact')}</Banner> : null}
      {isOwn ? (
        <Form method="post" action={here} preventScrollReset>
          <input type="hidden" name="intent" value={POST_INTENTS.remove} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary" fullWidth>
            {t('comment.remove')}
          </Button>
        </Form>
      ) : canReport ? (
        <ReportForm kind="comment" id={id} here={here} />
      ) : null}
    </Card>
  );
}
