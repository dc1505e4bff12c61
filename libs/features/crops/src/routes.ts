import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature crops. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.myCrops, 'my-crops/my-crops.screen.tsx', { id: 'my-crops' }),
    route(paths.allCrops, 'all-crops/all-crops.screen.tsx', { id: 'all-crops' }),
    route(paths.crop, 'crop/crop.screen.tsx', { id: 'crop' }),
    route(paths.cropGuide, 'crop-guide/crop-guide.screen.tsx', { id: 'crop-guide' }),
    route(paths.cropProblems, 'crop-problems/crop-problems.screen.tsx', { id: 'crop-problems' }),
    route(paths.cropProblem, 'problem/problem.screen.tsx', { id: 'crop-problem' }),
    route(paths.askExpert, 'ask-expert/ask-expert.screen.tsx', { id: 'ask-expert' }),
    route(paths.questionPhoto, 'ask-expert/question-photo.resource.ts', { id: 'question-photo' }),
    route(paths.questionVoice, 'ask-expert/question-voice.resource.ts', { id: 'question-voice' }),
    route(paths.prescription, 'prescription/prescription.screen.tsx', { id: 'prescription' }),
    route(paths.soilReports, 'soil-reports/soil-reports.screen.tsx', { id: 'soil-reports' }),
    route(paths.soilReport, 'soil-report/soil-report.screen.tsx', { id: 'soil-report' }),
    route(paths.soilReportDocument, 'soil-report/soil-report-document.resource.ts', { id: 'soil-report-document' }),
  ];
}
