import { randomUUID } from 'node:crypto';

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
}

/** Somebody at a browser: keeps cookies, and comes from an address of their own where a proxy is trusted. */
export interface Visitor {
  readonly ask: (path: string, asked?: Asked) => Promise<Response>;
  /** The parsed answer; throws when it is not a success. */
  readonly read: <Answer>(path: string, asked?: Asked) => Promise<Answer>;
  /** The values of all cookies. */
  readonly secrets: () => readonly string[];
  /** Goes on at another address of the product, with the same cookies. */
  readonly moveTo: (url: string) => void;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** `origin` is the public address where it is not the one that is asked. */
export const openVisitor = (url: string, origin?: string): Visitor => {
  let at = url;
  const jar = new Map<string, string>();
  const from = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const ask: Visitor['ask'] = async (path, { method = 'GET', body } = {}) => {
    const response = await fetch(new URL(path, at), {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': from,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' ? {} : { Origin: origin ?? at }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return response;
  };
  return {
    ask,
    read: async <Answer>(path: string, asked?: Asked) => {
      const response = await ask(path, asked);
      const text = await response.text();
      if (!response.ok) throw new Error(`${asked?.method ?? 'GET'} ${path}: ${response.status} ${text.slice(0, 300)}`);
      return JSON.parse(text) as Answer;
    },
    secrets: () => [...jar.values()].filter((value) => value !== ''),
    moveTo: (next) => void (at = next),
  };
};

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const createAccount = (name = 'Marisol Reyes'): Account => ({
  name,
  email: `member.${randomUUID()}@example.org`,
  password: `hunter-${randomUUID()}`,
});

/** Registers, opens the mailed link and presses its button; `readMail` finds the newest mail to an address. */
export const registerAndSignIn = async (
  visitor: Visitor,
  account: Account,
  readMail: (to: string) => Promise<Mail>,
): Promise<void> => {
  await visitor.read('/api/accounts/register', { method: 'POST', body: account });
  await visitor.ask(pathIn(await readMail(account.email)));
  await visitor.read('/api/accounts/confirmation', { method: 'POST', body: {} });
  await visitor.read('/api/accounts/login', { method: 'POST', body: account });
};

/** The newest mail to an address in the mailbox of this machine, once its subject has the words. */
export const readMailbox = async (visitor: Visitor, to: string, words = ''): Promise<Mail> => {
  for (;;) {
    const mails = await visitor.read<readonly Mail[]>(`/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    const found = mails.find(({ subject }) => subject.toLowerCase().includes(words));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Path and search of the first link in a mail. */
export const pathIn = ({ text }: Pick<Mail, 'text'>): string => {
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return `${link.pathname}${link.search}`;
};
