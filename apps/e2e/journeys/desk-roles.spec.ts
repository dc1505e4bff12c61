import { expect, STAFF, test } from '../src/desk.ts';

const OWN_LISTS = [
  { who: 'expert', number: STAFF.expert, list: 'Questions to experts' },
  { who: 'surveyor', number: STAFF.surveyor, list: 'Surveys of losses' },
  { who: 'checker', number: STAFF.checker, list: 'Sale slips' },
  { who: 'programme officer', number: STAFF.programmeOfficer, list: 'Applications for cards' },
];

for (const { who, number, list } of OWN_LISTS) {
  test(`A ${who} finds the own work list and nothing else`, async ({ desk }) => {
    const { page } = desk;
    await desk.signsIn(number);
    await desk.opens(list);
    await expect(page.getByRole('button', { name: 'Take the next' })).toBeVisible();
    for (const foreign of ['Orders', 'People', 'Second person', 'Imports'])
      await expect(page.getByRole('menuitem', { name: foreign, exact: true })).toBeHidden();
    expect((await page.request.get('/api/operator/v1/orders')).status()).toBe(403);
    // What farmers call is not reached through the desk.
    expect((await page.request.get('/api/user/v1/details')).status()).toBe(404);
  });
}
