/** What tests of this area reach for beside its door. */
export { erasePeople } from './deletion/erase-people.ts';
