/** Pages of the feature training. */
export const trainingPaths = {
  captainTraining: '/farmer-services/dehaat-captain-training',
  trainingCertificate: '/farmer-services/dehaat-captain-training/certificate.pdf',
} as const;
