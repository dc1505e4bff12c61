import type { ProgrammeApplication } from '@haat/api-contract/programme';
import type { Language, ProgrammeCrop } from '@haat/api-contract/vocabulary';
import { advisedCrops, cropCard } from '@haat/backend-advice';
import type { Executor, Localised } from '@haat/backend-platform';
import { cropOfProgramme } from './benefit-book.ts';

/** Name and picture of a crop of the programme; its code for one that the advice does not know. */
export type CropNames = (code: ProgrammeCrop) => ProgrammeApplication['crop'];

/** The crops of the programme as the advice names them in a language. */
export async function cropNames(executor: Executor, language: Language): Promise<CropNames> {
  const crops = await advisedCrops(executor);
  return (code) => {
    const crop = crops.find(({ id }) => id === cropOfProgramme(code).crop);
    if (crop === undefined) return { code, name: code, image_url: '' };
    const { name, image_url } = cropCard(crop, language);
    return { code, name, image_url };
  };
}

/** The name of a crop of the programme in every language. */
export async function cropInLanguages(executor: Executor, code: ProgrammeCrop): Promise<Localised> {
  const crop = (await advisedCrops(executor)).find(({ id }) => id === cropOfProgramme(code).crop);
  return crop?.name ?? { en: code };
}
