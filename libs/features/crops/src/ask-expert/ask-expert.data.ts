import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import {
  askExpert,
  closeQuestion,
  cropCards,
  expertQuestions,
  isApiError,
  myCrops,
  productBySlug,
  withdrawQuestion,
} from '@haat/api-client';
import type { Question } from '@haat/api-contract/questions';
import { LONGEST_QUESTION, MOST_QUESTION_PHOTOS, PLANT_PARTS } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  formText,
  languageContext,
  outboxForm,
  outboxReasonContext,
  photosOf,
  requireFarmer,
  refusalText,
  requireSession,
  sendPhotos,
  sendVoice,
  textContext,
  trackContext,
  unavailable,
  voiceOf,
  type ServerTexts,
} from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { cropOf } from '../crop-query.ts';
import { partOf, questionProblems, readQuestion, type QuestionProblem, type TypedQuestion } from './typed-question.ts';

/** Intents of the forms below the question's own. */
export const QUESTION_INTENTS = { withdraw: 'withdraw', close: 'close' } as const;
/** The address says with it that a question has just been taken. */
const SENT = 'sent';

/** What a form is answered. Whatever it says, what was typed is still there. */
export interface QuestionReply {
  /** Null where it was no question that was sent. */
  readonly typed: TypedQuestion | null;
  readonly problems: readonly QuestionProblem[];
  /** What the service said. */
  readonly refused: string | null;
}

/** What an expert can be asked, and the person's own questions. What could not be loaded is never 'none'. */
export async function loadAskExpert({ request, url, context }: LoaderFunctionArgs) {
  requireFarmer(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const query = url.searchParams;
  const [cards, own, questions, product] = await Promise.all([
    cropCards(api),
    myCrops(api),
    expertQuestions(api),
    productOf(context, query),
  ]);
  if (cards === null) throw unavailable();
  // Without them the person's own crops stand where all do.
  const grown = [...new Set((own ?? []).map(({ crop }) => crop.id))];
  const first = cards.filter(({ id }) => grown.includes(id));
  const words = { t, language: context.get(languageContext), now: new Date() };
  const title = t('agri-expert:title');
  return {
    title,
    outbox: outboxForm(context, title),
    crops: [...first, ...cards.filter((card) => !first.includes(card))].map(({ id, name }) => ({
      ...{ value: id, label: name },
    })),
    parts: PLANT_PARTS.map((part) => ({ value: part, label: t(`crop-problems:part.${part}`) })),
    /** What the form begins with. */
    first: {
      ...{ crop: cropOf(query) ?? first[0]?.id ?? '', part: partOf(query.get('part')) },
      about: product === null ? '' : t('agri-expert:aboutProduct', { name: product }),
    },
    isSent: query.get('done') === SENT,
    questions: questions === null ? null : questions.map((question) => questionView(words, question)),
  };
}

/** The name of the product that the address says, from whose page the farmer comes; null without one that is there. */
async function productOf(context: LoaderFunctionArgs['context'], query: URLSearchParams): Promise<string | null> {
  const slug = query.get('product');
  if (slug === null || !/^[\w-]{1,64}$/.test(slug)) return null;
  // Without its name the question is asked all the same.
  const found = await productBySlug(context.get(apiContext), slug).catch(() => null);
  return found && found.name;
}

/** What the screen is drawn from. */
export type AskExpertData = ReturnType<typeof useLoaderData<typeof loadAskExpert>>;

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

function questionView({ t, language, now }: Words, question: Question) {
  const {
    id,
    status,
    crop,
    part,
    text,
    photo_ids: photos,
    voice,
    sent_at: sentAt,
    prescription_id: prescription,
  } = question;
  return {
    ...{ id, status, text, statusText: t(`agri-expert:status.${status}`) },
    crop: part === null ? crop.name : `${crop.name} · ${t(`crop-problems:part.${part}`)}`,
    asked: [
      t('agri-expert:askedOn', { day: dayText(t, language, indiaDay(new Date(sentAt)), now) }),
      ...(photos.length === 0 ? [] : [t('agri-expert:photoCount', { count: photos.length })]),
    ].join(' · '),
    // Links: a photo of some hundred kilobytes comes when it is pressed.
    photos: photos.map((photo, index) => ({
      src: pathTo('questionPhoto', { id: photo }),
      name: `${t('agri-expert:photo.photo')} ${index + 1}`,
    })),
    voice:
      voice === null
        ? null
        : {
            src: pathTo('questionVoice', { id: voice.id }),
            title: t('agri-expert:voice.yours'),
            sizeText: t('agri-expert:voice.seconds', { count: voice.seconds }),
          },
    answer: prescription === null ? null : pathTo('prescription', { id: prescription }),
    mayWithdraw: status === 'SENT' || status === 'ASSIGNED',
    mayClose: status === 'ANSWERED',
  };
}

/** Sends the question of a form, its photos ahead of it; or withdraws or closes one. */
export async function changeQuestions({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const intent = form.get('intent');
  if (intent !== QUESTION_INTENTS.withdraw && intent !== QUESTION_INTENTS.close) return send();
  try {
    await (intent === QUESTION_INTENTS.withdraw ? withdrawQuestion : closeQuestion)(api, formText(form, 'id'));
    return redirect(pathTo('askExpert'));
  } catch (error) {
    return refusal(context, error, null);
  }

  async function send() {
    const typed = readQuestion(form);
    const photos = photosOf(form).slice(0, MOST_QUESTION_PHOTOS - typed.photoIds.length);
    const voice = voiceOf(form);
    const problems = questionProblems(typed, photos.length + (voice === null ? 0 : 1));
    const [first] = problems;
    if (first !== undefined) {
      const reason = context.get(textContext)(`agri-expert:problem.${first}`, { most: LONGEST_QUESTION });
      context.set(outboxReasonContext, reason);
      return data<QuestionReply>({ typed, problems, refused: null }, { status: 400 });
    }
    let { photoIds, voiceId } = typed;
    try {
      photoIds = [...photoIds, ...(await sendPhotos(api, photos))];
      if (voice !== null) voiceId = await sendVoice(api, voice);
      const { key, crop, part, text } = typed;
      const spoken = voiceId === '' ? null : voiceId;
      const said = { text, photo_ids: [...photoIds], voice_id: spoken };
      await askExpert(api, { key, crop, part: part === '' ? null : part, ...said });
      context.get(trackContext)({ name: 'question_sent', properties: { to: 'expert' } });
      return redirect(pathTo('askExpert', {}, { done: SENT }));
    } catch (error) {
      if (isApiError(error)) context.set(outboxReasonContext, error);
      // Photos of which one is unknown are asked for anew, and so is a voice note.
      const code = isApiError(error) ? error.code : '';
      const isOfVoice = code.startsWith('upload_error.') && code.includes('sound');
      if (isOfVoice) return refusal(context, error, { ...typed, photoIds, voiceId: '' });
      return refusal(context, error, { ...typed, voiceId, photoIds: code.startsWith('upload_error.') ? [] : photoIds });
    }
  }
}

function refusal(context: ActionFunctionArgs['context'], error: unknown, typed: TypedQuestion | null) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  return data<QuestionReply>(
    { typed, problems: [], refused: refusalText(context, error) },
    { status: error.httpStatus },
  );
}
