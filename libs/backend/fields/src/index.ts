export { fieldsArea } from './area.ts';
export { addCampaign } from './geotags/campaigns.ts';
export { reviewReason } from './geotags/review-task.ts';
export { ownField } from './farms/own-fields.ts';
