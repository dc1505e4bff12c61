import type { Area } from '@haat/backend-platform/area';
import { adviceModule } from './crops/advice.module.ts';
import { myCropsModule } from './my-crops/my-crops.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';
import { expertModule } from './questions/expert.module.ts';
import { QUESTION_EVENT_HANDLERS } from './questions/question-notices.ts';
import { questionsModule } from './questions/questions.module.ts';
import { QUESTIONS_WORK } from './questions/questions-work.ts';

/** Advice on crops: guides, problems, the crops that people keep, and questions to experts. */
export const adviceArea: Area = {
  name: 'advice',
  routes: [adviceModule, myCropsModule, questionsModule, expertModule],
  eventHandlers: QUESTION_EVENT_HANDLERS,
  workLists: [QUESTIONS_WORK],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
};
