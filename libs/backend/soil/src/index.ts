export { soilArea } from './area.ts';
export { handInSample } from './samples/send-sample.ts';
export { reportSample } from './laboratory/report-sample.ts';
