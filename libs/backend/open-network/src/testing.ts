/** What tests of the whole backend reach for past the door. */
export { storeCatalogue } from './catalogue/store-catalogue.ts';
