import { createHash } from 'node:crypto';

/** What is kept of a session's token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Lets the authentication library keep and find sessions by the hash of their token: whoever reads the table signs in nowhere.
 * What was asked with a token is answered with it, so that the library can go on using it.
 */
export const hashSessionTokens =
  <Options, Adapter extends object>(open: (options: Options) => Adapter): ((options: Options) => Adapter) =>
  (options) =>
    wrap(open(options));

const wrap = <Adapter extends object>(adapter: Adapter): Adapter =>
  new Proxy(adapter, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      if (name === 'transaction') {
        return (run: (inner: object) => unknown) => found.call(target, (inner: object) => run(wrap(inner)));
      }
      return (...given: readonly unknown[]): unknown => {
        const [asked] = given;
        return isAboutSessions(asked) ? ask(found.bind(target), asked) : found.apply(target, given);
      };
    },
  });

interface Asked {
  readonly model: 'session';
  readonly data?: Readonly<Record<string, unknown>>;
  readonly where?: readonly { readonly field: string; readonly value: unknown }[];
}

const isAboutSessions = (asked: unknown): asked is Asked =>
  typeof asked === 'object' && asked !== null && 'model' in asked && asked.model === 'session';

const ask = async (method: (asked: Asked) => Promise<unknown>, asked: Asked): Promise<unknown> => {
  const tokenByHash = new Map<unknown, string>();
  const hashed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hashed);
    if (typeof value !== 'string') return value;
    const hash = hashOfToken(value);
    tokenByHash.set(hash, value);
    return hash;
  };
  const { data, where } = asked;
  const answer = await method({
    ...asked,
    ...(data && 'token' in data ? { data: { ...data, token: hashed(data['token']) } } : {}),
    ...(where
      ? { where: where.map((one) => (one.field === 'token' ? { ...one, value: hashed(one.value) } : one)) }
      : {}),
  });
  return Array.isArray(answer) ? answer.map((row) => restore(row, tokenByHash)) : restore(answer, tokenByHash);
};

const restore = (row: unknown, tokenByHash: ReadonlyMap<unknown, string>): unknown => {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row;
  return { ...row, token: tokenByHash.get(row.token) ?? row.token };
};
