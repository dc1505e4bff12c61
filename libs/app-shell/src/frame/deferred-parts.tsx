import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { useRootData, type AgentOnPage, type MeasurementQuestion } from '@haat/app-context';
import { firstInteraction } from '@haat/progressive';

/** Where a part cannot be fetched there is no network: the screen goes on without it until the next one. */
const nothing: ComponentType = () => null;

const ComingScreen = lazy(async () => ({
  default: await import('./deferred/coming-screen.tsx').then(
    (part): ComponentType => part.ComingScreen,
    () => nothing,
  ),
}));
const Notices = lazy(async () => ({
  default: await import('./deferred/notices.tsx').then(
    (part): ComponentType => part.Notices,
    () => nothing,
  ),
}));
const ErrorPart = lazy(async () => ({
  default: await import('./deferred/screen-error.tsx').then(
    (part): ComponentType => part.ScreenError,
    () => nothing,
  ),
}));
const ReadScreen = lazy(async () => ({
  default: await import('./deferred/read-screen.tsx').then(
    (part): ComponentType => part.ReadScreen,
    () => nothing,
  ),
}));
const Shortcuts = lazy(async () => ({
  default: await import('./shortcuts/shortcuts.tsx').then(
    (part): ComponentType => part.Shortcuts,
    () => nothing,
  ),
}));

const FarmerOfAgent = lazy(async () => ({
  default: await import('./deferred/agent-bar.tsx').then(
    (part): ComponentType<{ readonly agent: AgentOnPage }> => part.AgentBar,
    () => nothing,
  ),
}));
const Question = lazy(async () => ({
  default: await import('./deferred/measurement-prompt.tsx').then(
    (part): ComponentType<{ readonly question: MeasurementQuestion }> => part.MeasurementPrompt,
    () => nothing,
  ),
}));
const LinkToHost = lazy(async () => ({
  default: await import('./deferred/host-link.tsx').then(
    (part): ComponentType => part.HostLink,
    () => nothing,
  ),
}));
const Push = lazy(async () => ({
  default: await import('./deferred/push-prompt.tsx').then(
    (part): ComponentType => part.PushPrompt,
    () => nothing,
  ),
}));

let isTouched = false;

function watchTouch(changed: () => void): () => void {
  void firstInteraction().then(() => {
    isTouched = true;
    changed();
  });
  return () => undefined;
}

/**
 * The read-aloud button: it comes with the first touch, or when the page has rested, after everything that is read
 * and pressed.
 */
export function DeferredReadScreen() {
  const isWanted = useSyncExternalStore(
    watchTouch,
    () => isTouched,
    () => false,
  );
  return isWanted ? (
    <Suspense>
      <ReadScreen />
    </Suspense>
  ) : null;
}

/**
 * The error screen. It is seldom needed: its texts load with the first interaction, before the connection can be
 * lost.
 */
export function ScreenError() {
  return (
    <Suspense>
      <ErrorPart />
    </Suspense>
  );
}

/** For whom a partner agent's page is; nothing on the pages of others. */
export function AgentBar() {
  const { agent } = useRootData();
  return agent === null ? null : (
    <Suspense>
      <FarmerOfAgent agent={agent} />
    </Suspense>
  );
}

/** What passes between a webview's page and its host app. */
export function HostLink() {
  return (
    <Suspense>
      <LinkToHost />
    </Suspense>
  );
}

/** As long pages must have been in view before anything is asked, seconds; counted since the browser loaded one. */
const REST_SECONDS = 40;
let secondsInView = 0;

function watchRest(changed: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden && (secondsInView += 1) === REST_SECONDS) changed();
  }, 1_000);
  return () => clearInterval(timer);
}

/**
 * Asks a person who is signed in, in a browser of their own, whether messages may come to it: after a rest, and not
 * loaded before.
 */
export function PushPrompt() {
  const isRested = useSyncExternalStore(
    watchRest,
    () => secondsInView >= REST_SECONDS,
    () => false,
  );
  const { session, isWebview, agent } = useRootData();
  return !isRested || session.status === 'visitor' || isWebview || agent !== null ? null : (
    <Suspense>
      <Push />
    </Suspense>
  );
}

/** Asks whether the reader may be measured, where that is asked. */
export function MeasurementPrompt({ question }: { readonly question: MeasurementQuestion | null | undefined }) {
  return question ? (
    <Suspense>
      <Question question={question} />
    </Suspense>
  ) : null;
}

/** Messages and the error modal: they answer a press, so they come with the first touch. */
export function DeferredNotices() {
  const isWanted = useSyncExternalStore(
    watchTouch,
    () => isTouched,
    () => false,
  );
  return isWanted ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null;
}

/** The placeholder of a screen that is loading: never needed before the first interaction. */
export function DeferredComingScreen() {
  const isWanted = useSyncExternalStore(
    watchTouch,
    () => isTouched,
    () => false,
  );
  return isWanted ? (
    <Suspense>
      <ComingScreen />
    </Suspense>
  ) : null;
}

const COUNTER = '(min-width: 64rem)';

function watchWidth(changed: () => void): () => void {
  const width = matchMedia(COUNTER);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}

/** Keyboard shortcuts: at a counter's screen only, a phone never fetches them. */
export function CounterShortcuts() {
  const isCounter = useSyncExternalStore(
    watchWidth,
    () => matchMedia(COUNTER).matches,
    () => false,
  );
  return isCounter ? (
    <Suspense>
      <Shortcuts />
    </Suspense>
  ) : null;
}
