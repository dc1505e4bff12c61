/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { myCrops } from './my-crops/tables.ts';
export { expertQuestions, prescriptions } from './questions/tables.ts';
