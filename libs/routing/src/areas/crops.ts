/** Pages of the feature crops. */
export const cropsPaths = {
  myCrops: '/crops',
  allCrops: '/crop/all',
  crop: '/crop',
  cropGuide: '/crop-guide',
  cropProblems: '/crop/:id/problems',
  cropProblem: '/crop/:id/problem/:problemId',
  askExpert: '/ask-agri-question',
  questionPhoto: '/ask-agri-question/photo/:id',
  questionVoice: '/ask-agri-question/voice/:id',
  prescription: '/prescription/:id',
  soilReports: '/soil-test-report',
  soilReport: '/soil-test-report/:id',
  soilReportDocument: '/soil-test-report/:id/report.pdf',
} as const;
