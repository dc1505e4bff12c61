/** Ids of samples of soil that belong to one farmer. See docs/domain/soil.md. */
export const SOIL_OWNED: readonly string[] = [
  ...['', '/document'].map((part) => `GET /soil/v1/samples/{id}${part} path.id`),
  'POST /soil/v1/samples/{id}/withdraw path.id',
];

/** What is not tried with other owners' values, and why. */
export const SOIL_OPEN: Readonly<Record<string, string>> = {
  'POST /soil/v1/samples body.key': 'it tells the person’s own samples apart, and names nothing of another’s',
  'POST /soil/v1/samples body.bag_number': 'a bag that is named is not named again, whosever it is',
  'path.bagNumber': 'bags that wait are for every laboratory; who is none is refused',
  'POST /laboratory/v1/samples/{bagNumber}/report body.laboratory': 'words, which name nothing',
  'body.values.0.unit': 'words, which name nothing',
};
