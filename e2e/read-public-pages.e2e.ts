import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { publicPages } from '#steps/public-pages.ts';
import { test } from '#steps/test.ts';

const dayMs = 86_400_000;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is complete', async ({ page }) => {
    for (const { path, heading } of publicPages) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Evergrant`);
    }
  });

  test('the home page tells everything that it has to tell', async ({ page }) => {
    await page.goto('/');
    const shown = [
      'Create Your Trust Online',
      'Living Trust',
      'Irrevocable Trust',
      'Special Needs Trust',
      'Estate Planning',
      'Tax Strategies',
      'Asset Protection',
      'Legal Loopholes',
      'Property Law',
      'Business Structures',
      'Trust Planning Fundamentals',
      'Getting Started Tip',
      'Trust Funding Essential',
      'Complete Trust Package',
      'Monthly Estate Management',
    ];
    for (const words of shown) await expect(page.getByText(words, { exact: true }).first(), words).toBeVisible();
    const monthly = page.getByRole('article').filter({ hasText: 'Monthly Estate Management' });
    await expect(monthly).toContainText('$34 per month');
    await expect(page.locator('#trust-expertise')).toBeVisible();
    await page.getByText('What is a living trust?').click();
    await expect(page.getByText('What is held by the trust passes without probate court.')).toBeVisible();
  });

  test('the menu of a phone is open, since nothing could open it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});

test('the features page shows three strengths and four steps and leads to an account', async ({ page }) => {
  await page.goto('/features');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'AI-Guided Creation',
    'Legal Compliance',
    'Fast & Efficient',
  ]);
  const how = page.getByRole('region', { name: 'How It Works' });
  await expect(how.getByRole('listitem').getByRole('heading')).toHaveText([
    'Answer questions',
    'Review document',
    'Finalize with payment',
    'Get signatures',
  ]);
  await how.getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('the pricing page states both plans and every promise', async ({ page }) => {
  await page.goto('/pricing');
  const once = page.getByRole('article').filter({ hasText: 'Complete Trust Package' });
  await expect(once).toContainText('$297 one-time');
  await expect(once).toContainText('90-day document revision access');
  const monthly = page.getByRole('article').filter({ hasText: 'Monthly Estate Management' });
  await expect(monthly).toContainText('$34 per month');
  await expect(monthly).toContainText('Most Popular');
  await expect(page.getByRole('main').locator('a[data-variant=filled]')).toHaveText([
    'Choose Monthly Estate Management',
  ]);
  for (const plan of [once, monthly])
    await expect(plan).toContainText(/Today you can make a living trust, [^.]+, or an? [^.]+\./u);
  await expect(page.getByText('30-day money-back guarantee.')).toBeVisible();
  await expect(page.getByText('Typical completion takes 15-30 minutes.')).toBeVisible();
  await page.getByRole('link', { name: 'Create Free Account First' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('the tip of the day and the year of the footer are those of today', async ({ page }) => {
  const firstDay = Date.UTC(2031, 4, 14, 12);
  await page.clock.install({ time: firstDay });
  const seen: string[] = [];
  for (const day of [0, 1, 2, 3]) {
    await page.clock.setFixedTime(firstDay + day * dayMs);
    await page.goto('/');
    const today = page.getByLabel('Tip of the day').getByRole('heading');
    await expect(today).toHaveText(tips[(Math.floor(firstDay / dayMs) + day) % 3] ?? '');
    seen.push(await today.innerText());
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  expect(seen[3]).toBe(seen[0]);
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Evergrant');
});

const tips = ['Trust Planning Fundamentals', 'Getting Started Tip', 'Trust Funding Essential'];

test('the tip of today takes the place that was kept for it', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const places = await page.getByLabel('Tip of the day').evaluate((card) =>
      [...card.children].map((tip) => {
        const { top, left } = tip.getBoundingClientRect();
        return `${top} ${left}`;
      }),
    );
    expect(places).toHaveLength(3);
    expect(new Set(places).size).toBe(1);
  }
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link to a part of a page scrolls there smoothly after a moment', async ({ page }) => {
    const start = Date.UTC(2031, 4, 14, 12);
    await page.clock.install({ time: start });
    await page.goto('/pricing');
    await recordScrolling(page);
    await page.clock.pauseAt(start + 3_600_000);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trust types' }).click();
    await expect(page).toHaveURL(/\/#trust-expertise$/);
    await expect(page.locator('#trust-expertise')).toBeAttached();
    await page.clock.runFor(99);
    expect(await scrolled(page)).toEqual([]);
    await page.clock.runFor(1000);
    expect(await scrolled(page)).toEqual(['trust-expertise smooth']);
    await page.clock.resume();
    await expect(page.locator('#trust-expertise')).toBeInViewport();
  });
});

const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const target = window as unknown as { scrolled: string[] };
    target.scrolled = [];
    // oxlint-disable-next-line typescript/unbound-method -- it is only ever called on an element
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = new Proxy(scroll, {
      apply: (original, element: Element, options: [ScrollIntoViewOptions?]) => {
        target.scrolled.push(`${element.id} ${options[0]?.behavior ?? 'at once'}`);
        return Reflect.apply(original, element, options);
      },
    });
  });

const scrolled = (page: Page) => page.evaluate(() => (window as unknown as { scrolled: string[] }).scrolled);

test('every link of header and footer leads to a page that exists', async ({ page, request }) => {
  await page.goto('/');
  const quick = page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveText(['Home', 'Features', 'Pricing']);
  for (const title of ['Trust Types', 'Legal'])
    await expect(page.getByRole('navigation', { name: title })).toBeVisible();
  const addresses = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses.filter((href) => href.startsWith('/')))) {
    const [path = '/', hash] = address.split('#');
    const answer = await request.get(path || '/');
    expect(answer.status(), address).toBe(200);
    if (hash) expect(await answer.text(), address).toContain(`id="${hash}"`);
  }
});

test('the footer shows the social networks, none of them as a link that leads nowhere', async ({ page }) => {
  await page.goto('/');
  const networks = page.getByRole('contentinfo').getByRole('list', { name: 'Social networks' });
  const icons = networks.getByRole('listitem');
  await expect(icons).toHaveCount(5);
  for (const icon of await icons.all()) await expect(icon.locator('svg')).toBeVisible();
  for (const link of await networks.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^https:/);
});

test.describe('an address that leads nowhere', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('is answered with 404 and the way home', async ({ page }) => {
        const answer = await page.goto('/no/such/page');
        expect(answer?.status()).toBe(404);
        await expect(page).toHaveTitle('Page not found · Evergrant');
        await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
        const menu = page.getByRole('navigation', { name: 'Main' });
        await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
        await page.getByRole('link', { name: 'Return to Home' }).click();
        await expect(page.getByRole('heading', { name: 'Create Your Trust Online' })).toBeVisible();
      });
    });
  }

  test('is not mistaken for one of the app', async ({ request }) => {
    const known = ['/', '/pricing/', '/dashboard', '/trust/17', '/checkout', '/witness/abc', '/reset-password?error=1'];
    for (const path of known) expect((await request.get(path)).status(), path).toBe(200);
    const unknown = ['/prices', '/trust/1/2', '/index.html', '/404', '/__routes.json', '/__spa-fallback.html'];
    for (const path of unknown) expect((await request.get(path)).status(), path).toBe(404);
  });
});

test('a member is led to the library, a visitor to an account', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start your trust' })).toHaveAttribute('href', '/register');
  await join(page, 'Priya Raman');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Priya' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('link', { name: 'Access Your Trust Library' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Trust Online' })).toBeVisible();
});

test('the first visit of the home page loads at most 150 kB of script, compressed', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body());
  });
  const answer = await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(3);
  const bytes = loaded.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(await answer?.headerValue('content-encoding')).toBe('br');
});

test('public pages are accessible and fit a phone and a desktop', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    await inspectScreen(page, `public-${path.slice(1) || 'home'}`);
  }
});
