import type { AgentOnPage } from '@haat/app-context';
import type { StoryAnswers } from './story-answers.ts';

/**
 * What is opened, and for whom; the screen's own loader does the rest, with what the services of the sample market
 * say.
 */
export interface ScreenParameters {
  /** As in the browser: path and query. */
  readonly address: string;
  /** True if left out. */
  readonly isSignedIn?: boolean;
  /** A partner agent is signed in, and the page says this of whom it is for. */
  readonly agent?: AgentOnPage | null;
  /** Whether the farmer has said where they are; true if left out. */
  readonly hasPlace?: boolean;
  /** What the services say otherwise than they do in the sample market. */
  readonly answers?: StoryAnswers;
  /** Sent to the screen once it is there, as by a form of its own that loads the document anew. */
  readonly posted?: Readonly<Record<string, string>>;
  /** Changes what the screen's loader found, where no service and no address can: what a cookie says. */
  readonly found?: (data: Record<string, unknown>) => Record<string, unknown>;
}

/** On a docs page a screen gets a window of its own, as high as a small phone: its bars stand at the window's edges. */
export const storyInIframe = { inline: false, iframeHeight: 640 };

/** What is different in one state of the screen; the rest stays as in the others. */
export function state(parameters: Partial<ScreenParameters>) {
  return { screen: parameters };
}
