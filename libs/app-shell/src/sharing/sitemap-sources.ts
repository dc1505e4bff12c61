import { articles, cropCards, cropDetails, productSlugs, CONTENT_PAGE_LIMIT, type ApiClient } from '@haat/api-client';
import { pathTo } from '@haat/routing';

/** Where paths of entry pages come from; a feature's own entry pages get a line here. */
export const SITEMAP_SOURCES: readonly ((api: ApiClient) => Promise<string[]>)[] = [
  async () => [pathTo('home'), pathTo('mandiPrices'), pathTo('networkShops')],
  async (api) => (await productSlugs(api)).map((slug) => pathTo('product', { slug })),
  async (api) => {
    const { blogs } = await articles(api, { first: CONTENT_PAGE_LIMIT });
    return blogs.nodes.map(({ slug }) => pathTo('article', { slug }));
  },
  problemsOfCrops,
];

/** Pages of what can befall a crop. @throws ApiError when the crops could not be loaded */
async function problemsOfCrops(api: ApiClient): Promise<string[]> {
  const crops = await cropCards(api);
  if (crops === null) throw new Error('The crops could not be loaded.');
  const withProblems = crops.filter(({ has_problems: hasProblems }) => hasProblems);
  const details = await Promise.all(withProblems.map(({ id }) => cropDetails(api, id)));
  return details.flatMap(({ id, problems }) =>
    problems.map(({ id: problemId }) => pathTo('cropProblem', { id, problemId })),
  );
}
