/** What tests of the whole backend reach for past the door. */
export { matchSql } from './search/match-sql.ts';
export { attemptsOf, readSearch } from './search/read-search.ts';
