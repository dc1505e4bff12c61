import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Badge, Banner, ButtonLink, Card, EmptyState, Page } from '@haat/ui-kit';
import { Film } from '../films/film.tsx';
import { ShareLink } from '../share-link.tsx';
import { Comments } from './comments.tsx';
import { LikeForm } from './like-form.tsx';
import { isLeftComment } from './post-acts.data.ts';
import type { PostData } from './post.data.ts';
import { RemoveQuestionForm } from './remove-question-form.tsx';
import { ReportForm } from './report-form.tsx';

/** A post of an editor or a farmer, or that there is none. Addresses and numbers in it are not links. */
export function PostPage({ data }: { readonly data: PostData }) {
  const { t } = useTranslation('posts');
  const answer: unknown = useActionData();
  if (data.view === 'gone')
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={data.title}
          detail={t('post.goneText')}
          headingLevel={1}
          action={
            <ButtonLink to={pathTo('home', {}, { section: 'community' })} size="large" fullWidth>
              {t('post.toFeed')}
            </ButtonLink>
          }
        />
      </Page>
    );
  const { post, share, acts } = data;
  return (
    <Page>
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.error.code), answer.error.details)}
        </Banner>
      ) : null}
      {acts.isReported ? (
        <Banner tone="success" announce>
          {t('report.thanks')}
        </Banner>
      ) : null}
      {post.isSample ? <Banner tone="info">{t('post.sample')}</Banner> : null}
      <article>
        <Card>
          <header className="flex min-w-0 flex-col items-start gap-1">
            <b lang={post.place === null ? undefined : post.language}>{post.author}</b>
            <p className="text-14 text-ink-soft">
              {post.place === null ? null : <span lang={post.language}>{post.place} · </span>}
              {post.day}
            </p>
            {post.crop === null ? null : <Badge tone="neutral">{post.crop}</Badge>}
            {post.isExpert ? <Badge tone="success">{t('post.expert')}</Badge> : null}
          </header>
          <div lang={post.language} className="flex min-w-0 flex-col gap-2 text-18 wrap-anywhere">
            {post.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {post.film === null ? null : <Film film={post.film} />}
          {post.hasContact ? <Banner tone="warning">{t('post.contact')}</Banner> : null}
          <LikeForm acts={acts} />
          {acts.isOwn ? <RemoveQuestionForm here={acts.here} /> : null}
          {post.isReportable && !acts.isOwn && acts.loginPath === null ? (
            <ReportForm kind="post" id={post.slug} here={acts.here} />
          ) : null}
        </Card>
      </article>
      <ShareLink {...share} />
      <Comments acts={acts} left={isLeftComment(answer) ? answer : null} />
    </Page>
  );
}
