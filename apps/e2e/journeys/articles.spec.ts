import { expect, test } from '../src/journey.ts';

const TITLES = {
  hi: 'गेहूँ की पहली सिंचाई: 20 से 25 दिन पर',
  en: 'First water for wheat: on day 20 to 25',
} as const;

for (const language of ['hi', 'en'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test('a guest comes from home to an article, to its goods, to news and to a post', async ({ page, t, shopper }) => {
      await shopper.page.goto('/?section=community');
      await page
        .locator('a[href="/blogs"]')
        .filter({ hasText: t('home:community.articles') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('posts:articles.title'));
      await page.getByRole('link', { name: TITLES[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[language]);
      await expect(page.getByRole('link', { name: t('posts:share') })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?/);
      await page
        .getByRole('region', { name: t('posts:article.goods') })
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(/\/products\?category=fertiliser/);

      await page.goto('/news?crop=wheat');
      await expect(page.getByText('₹2,585').first()).toBeVisible();
      await page.goto('/?section=community');
      await page.locator('a[href="/dehaat/post/two-mandis"]').click();
      await expect(page).toHaveURL('/dehaat/post/two-mandis');
      await expect(page.getByRole('article')).toContainText(t('posts:post.editors'));
    });

    test('a farmer likes a post, comments, removes it and reports', async ({ page, t, shopper }) => {
      await shopper.signsIn();
      await page.goto('/community/post/cane-trash');
      await page.getByRole('button', { name: t('posts:like.on') }).click();
      await expect(page.getByRole('button', { name: t('posts:like.off') })).toBeVisible();
      const words = `${language} 00000 00000`;
      await page.getByRole('textbox', { name: t('posts:comment.label') }).fill(words);
      await page.getByRole('button', { name: t('posts:comment.send') }).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByText(t('posts:post.contact'))).toBeVisible();
      await expect(page.locator('a[href^="tel:"]', { hasText: '00000' })).toHaveCount(0);
      await page.getByRole('button', { name: t('posts:comment.remove') }).click();
      await expect(page.getByText(words, { exact: true })).toHaveCount(0);
      await page.getByText(t('posts:report.title')).first().click();
      await page
        .getByRole('button', { name: t('posts:report.send') })
        .first()
        .click();
      await expect(page.getByText(t('posts:report.thanks'))).toBeVisible();

      await page.goto('/ask-question');
      const question = `${language} ${String(Date.now())}?`;
      await page.getByRole('textbox', { name: t('ask-question:question') }).fill(question);
      await page.getByRole('button', { name: t('ask-question:send') }).click();
      await expect(page).toHaveURL(/\/community\/post\/q-/);
      await expect(page.getByRole('article')).toContainText(question);
      await page.getByText(t('posts:question.remove')).click();
      await page.getByRole('button', { name: t('posts:question.removeNow') }).click();
      await expect(page).toHaveURL('/ask-question');
      await expect(page.getByText(question)).toHaveCount(0);
    });

    test('an episode and a film play at a press, and nothing of them is loaded before', async ({ page, shopper }) => {
      const sounds: string[] = [];
      page.on('request', (request) => {
        if (/\.(mp3|mp4)$/.test(request.url())) sounds.push(request.url());
      });
      await shopper.page.goto('/farm-talk');
      const sound = page.locator('audio').first();
      await expect(page.locator('audio')).toHaveCount(6);
      expect(sounds).toEqual([]);
      await sound.evaluate((element: HTMLAudioElement) => element.play());
      await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
      expect(sounds.length).toBeGreaterThan(0);
      const film = page.locator('video').first();
      await expect(page.locator('video')).toHaveCount(2);
      await film.evaluate((element: HTMLVideoElement) => element.play());
      await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
      await expect
        .poll(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
        .toBe(7);
    });
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text of an article is in the page as it comes, with its card and data for search engines', async ({
    request,
    market,
  }) => {
    const answer = await request.get(`${market.farmer}/blog/frost-night?utm_source=share`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('हल्की सिंचाई करें');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/blog\/frost-night"/);
    expect(html).toContain('property="og:title"');
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Article',
      inLanguage: 'hi',
      headline: expect.stringContaining('पाले'),
    });
  });

  test('articles and problems of crops have one address in six languages, and the sitemap lists what lasts', async ({
    request,
    market,
  }) => {
    const sitemap = await (await request.get(`${market.farmer}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(listed.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(20);
    const problems = listed.filter((path) => /^\/crop\/[^/]+\/problem\//.test(path));
    expect(problems.length).toBeGreaterThan(80);
    for (const path of ['/blog/frost-night', problems[0] ?? '']) {
      expect(listed).toContain(path);
      const html = await (await request.get(`${market.farmer}${path}?utm_source=share`)).text();
      expect(html.match(/rel="canonical" href="([^"]*)"/g), path).toEqual([expect.stringMatching(`${path}"$`)]);
      expect(html.match(/hreflang="/gi), path).toHaveLength(7);
      expect(html, path).toContain('property="og:type" content="article"');
    }
  });
});
