import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Texts } from '@haat/i18n';
import { isPhoto, photoSources } from '@haat/format';
import { pathTo } from '@haat/routing';
import { ImagesIcon, PictureOnTapContext, type PictureImageProps } from '@haat/ui-kit';
import { LiteFootContext } from './lite-foot.ts';

/** Query parameter that names a picture to be shown; it may be there several times. */
const SHOWN_PICTURE = 'picture';
/** Pictures that one page shows at most; of more, the newest. */
const MOST_PICTURES = 12;
/** Smallest picture in whose room words find place beside the sign, CSS pixels. */
const ROOM_FOR_WORDS = 88;

/** A page without script: pictures come when they are pressed, and its end leads to the whole page. */
export function LitePage({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return (
    <LiteFootContext value={<LiteFoot texts={texts} />}>
      <PictureOnTapContext value={(picture) => <PictureOnTap {...picture} texts={texts} />}>
        {children}
      </PictureOnTapContext>
    </LiteFootContext>
  );
}

/** A link to this page with this picture; the picture once it was asked for. */
function PictureOnTap({
  texts,
  src,
  alt,
  width,
  height,
  inLink,
  isPrivate,
}: PictureImageProps & { readonly texts: Texts }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const shown = query.getAll(SHOWN_PICTURE);
  const id = `picture${src.replaceAll(/\W+/g, '-')}`;
  if (inLink) return <ImagesIcon className="text-ink-soft" />;
  if (shown.includes(src))
    return (
      <img
        id={id}
        src={isPhoto(src) && !isPrivate ? photoSources(src, width).src : src}
        alt={alt}
        width={width}
        height={height}
        className="relative h-auto max-w-full scroll-mt-20"
      />
    );
  query.delete(SHOWN_PICTURE);
  for (const one of [...shown, src].slice(-MOST_PICTURES)) query.append(SHOWN_PICTURE, one);
  const label = alt === '' ? texts.t('lite:picture') : texts.t('lite:pictureOf', { name: alt });
  return (
    <a
      id={id}
      href={`${pathname}?${query}#${id}`}
      aria-label={width < ROOM_FOR_WORDS ? label : undefined}
      className={
        'relative z-10 flex min-h-12 w-full min-w-12 flex-col items-center justify-center self-stretch p-1 ' +
        'text-center text-14 text-ink underline'
      }
    >
      <ImagesIcon />
      {width < ROOM_FOR_WORDS ? null : label}
    </a>
  );
}

/** Says that the page is lite, and opens the whole one. */
function LiteFoot({ texts }: { readonly texts: Texts }) {
  const { pathname, search } = useLocation();
  return (
    <aside>
      <form
        method="post"
        action={pathTo('language')}
        className={
          'flex flex-wrap items-center justify-center gap-x-4 bg-turmeric-tint px-4 text-14 text-on-turmeric-tint'
        }
      >
        <span>{texts.t('lite:on')}</span>
        <input type="hidden" name="next" value={pathname + search} />
        <button name="lite" value="0" className="min-h-12 font-semibold underline">
          {texts.t('lite:turnOff')}
        </button>
      </form>
    </aside>
  );
}
