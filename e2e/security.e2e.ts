import { expect } from '@playwright/test';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('every page forbids foreign scripts, frames and guesses about its content', async ({ request }) => {
  for (const path of ['/', '/pricing', '/dashboard', '/witness/token', '/no/such/page', '/api/accounts/session']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  const page = await request.get('/');
  const policy = page.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/=]+')+$/);
  for (const rule of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
    expect(policy).toContain(rule);
  }
});

test.describe('a page that was tampered with', () => {
  test.use({ tolerated: /Executing inline script violates/ });

  test('does not run the script that got in', async ({ page }) => {
    await page.goto('/pricing');
    const violation = page.waitForEvent('console', (message) => message.text().includes('violates'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    await violation;
    await expect(page).toHaveTitle(/Pricing/);
  });
});

test('the address of a witness, which holds a secret, is told to no other site', async ({ page }) => {
  await page.goto('/witness/not-a-link');
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('another website cannot act in the name of a member', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  const documentId = await beginDocument(page, 'Aguirre Family Trust');
  const forged = await page.request.delete(`/api/documents/${documentId}`, {
    headers: { origin: 'https://evil.example' },
  });
  expect(forged.status()).toBe(403);
  expect(forged.headers()['content-type']).toContain('application/problem+json');
  const still = await page.request.get(`/api/documents/${documentId}`);
  expect(still.status()).toBe(200);
});

test('the session is out of reach of scripts, and a stranger gets nothing', async ({ page, newVisitor }) => {
  await join(page, 'Ines Aguirre');
  const documentId = await beginDocument(page, 'Aguirre Family Trust');
  const [session] = (await page.context().cookies()).filter(({ name }) => name.includes('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.goto('/dashboard');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/ines|token|@/i);

  const stranger = await newVisitor();
  const unknown = await stranger.request.get(`/api/documents/${documentId}`);
  expect(unknown.status()).toBe(401);
  await join(stranger, 'Somebody Else');
  for (const path of ['', '/facts', '/messages', '/html', '/signing', '/events', '/document.pdf']) {
    const answer = await stranger.request.get(`/api/documents/${documentId}${path}`);
    expect(answer.status(), `another member at ${path || 'the document'}`).toBe(404);
  }
});
