import { createAccounts, type Accounts } from '#accounts/accounts.ts';
import { createApp } from '#app.ts';
import type { Context } from '#platform/context.ts';

export interface TestRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The socket's address; a usual one when left out. */
  readonly from?: string;
}

/** Keeps cookies like a browser and says where its writes come from. */
export interface TestBrowser {
  readonly ask: (path: string, request?: TestRequest) => Promise<Response>;
  /** What the browser would send, as `name=value; …`. */
  readonly cookies: () => string;
  /** Keeps what a Set-Cookie header would have set. */
  readonly keep: (cookie: string) => void;
}

export interface TestApp {
  readonly accounts: Accounts;
  readonly open: () => TestBrowser;
}

interface Options {
  readonly trustedProxies?: number;
  /** Adds what is served besides the API. */
  readonly servePages?: (app: ReturnType<typeof createApp>) => void;
}

/** The whole HTTP side as it is served, without a port. */
export const serveTestApp = (context: Context, { trustedProxies = 0, servePages }: Options = {}): TestApp => {
  const accounts = createAccounts(context);
  const app = createApp({ context, accounts, trustedProxies, areJobsRunning: () => true });
  servePages?.(app);
  return {
    accounts,
    open: () => {
      const jar = new Map<string, string>();
      const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const ask: TestBrowser['ask'] = async (path, { method = 'GET', body, headers = {}, from } = {}) => {
        const sent = new Headers({ 'User-Agent': 'Vitest', ...headers });
        if (jar.size > 0) sent.set('Cookie', cookies());
        if (method !== 'GET' && !sent.has('Origin')) sent.set('Origin', context.settings.origin);
        if (body !== undefined && !sent.has('Content-Type')) sent.set('Content-Type', 'application/json');
        const content = contentOf(body);
        const init = { method, headers: sent, ...(body === undefined ? {} : { body: content }) };
        const socket = { remoteAddress: from ?? '203.0.113.7', remotePort: 50_000, remoteFamily: 'IPv4' };
        const response = await app.request(new URL(path, context.settings.origin), init, { incoming: { socket } });
        for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
        return response;
      };
      return { ask, cookies, keep: (cookie) => keep(jar, cookie) };
    },
  };
};

const contentOf = (body: unknown): string | Uint8Array<ArrayBuffer> => {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

const keep = (jar: Map<string, string>, cookie: string): void => {
  const [pair = ''] = cookie.split(';');
  const [name = '', ...value] = pair.split('=');
  if (/max-age=0(?!\d)/i.test(cookie)) jar.delete(name);
  else jar.set(name, value.join('='));
};
