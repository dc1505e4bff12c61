/** Pages of the feature fields. */
export const fieldsPaths = {
  myFields: '/farms',
  newField: '/farms/new',
  field: '/farm/:id',
  changeField: '/farm/:id/edit',
} as const;
