/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { fields } from './farms/tables.ts';
export { geotagCampaigns, geotagTasks } from './geotags/tables.ts';
export { fieldEntries } from './khetibook/tables.ts';
export { satelliteLooks, satelliteReadings } from './satellite/tables.ts';
