import type { Course } from '@haat/api-contract/training';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import course from './course.json' with { type: 'json' };
import bn from './texts/bn.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import gu from './texts/gu.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };
import mr from './texts/mr.json' with { type: 'json' };
import or from './texts/or.json' with { type: 'json' };

/** The words of the training in one language, by the ids of lessons and questions. */
interface CourseTexts {
  readonly lessons: Readonly<Record<string, Omit<Course['lessons'][number], 'id'>>>;
  readonly questions: Readonly<
    Record<string, { readonly text: string; readonly options: Readonly<Record<string, string>> }>
  >;
}

const TEXTS: Readonly<Record<Language, CourseTexts>> = { hi, en, mr, bn, or, gu };

/** @throws Error when a lesson or question has no words in a language: the server does not start */
function courseOf(language: Language): Course {
  const { lessons, questions } = TEXTS[language];
  return {
    lessons: course.lessons.map((id) => ({ id, ...found(lessons[id], `lesson ${id} in ${language}`) })),
    questions: course.questions.map(({ id, lesson }) => {
      const { text, options } = found(questions[id], `question ${id} in ${language}`);
      return {
        id,
        lesson,
        text,
        options: Object.entries(options).map(([option, words]) => ({ id: option, text: words })),
      };
    }),
  };
}

function found<Found>(value: Found | undefined, what: string): Found {
  if (value === undefined) throw new Error(`The training has no ${what}.`);
  return value;
}

const COURSES = new Map(LANGUAGES.map((language) => [language, courseOf(language)]));

/** The training in a language: lessons, and questions without what is right. See docs/domain/training.md#lessons. */
export function courseIn(language: Language): Course {
  return found(COURSES.get(language), language);
}

/** Whether there is such a lesson. */
export function isLesson(id: string): boolean {
  return course.lessons.includes(id);
}
