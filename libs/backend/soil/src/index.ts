export { soilArea } from './area.ts';
export { reportSample } from './laboratory/report-sample.ts';
