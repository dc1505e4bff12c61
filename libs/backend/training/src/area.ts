import type { Area } from '@haat/backend-platform/area';
import { attendanceModule } from './attendance/attendance.module.ts';
import { certificateModule } from './certificates/certificate.module.ts';
import { courseModule } from './course/course.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { learningModule } from './quiz/learning.module.ts';

/** The training of village agents: lessons, a quiz that the server judges, and certificates. */
export const trainingArea: Area = {
  name: 'training',
  routes: [courseModule, learningModule, certificateModule, attendanceModule],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
