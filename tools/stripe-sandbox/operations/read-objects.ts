import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import type { Form } from '#stripe-sandbox/api/parse-form.ts';
import { readBranch, readInteger, readText, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import type { WireObject } from '#stripe-sandbox/shapes/wire.ts';

/** GET /v1/…/{id} for one kind of object. */
export const retrieve =
  (kind: string): Operation =>
  ({ books, params, id }) => {
    refuseUnknown(params, []);
    const found = books.findObject(kind, id);
    if (!found) throw noSuch(kind, id);
    return { body: found };
  };

/** GET /v1/… for one kind of object, the newest first, filtered by the named fields. */
export const list =
  (kind: string, { url, filters }: { readonly url: string; readonly filters: readonly string[] }): Operation =>
  ({ books, params }) => {
    refuseUnknown(params, [...filters, 'created', 'limit', 'starting_after']);
    const isOfTime = readTimes(params);
    const wanted = filters.flatMap((field) => {
      const value = readText(params, field);
      return value === undefined || value === 'all' ? [] : [{ field, value }];
    });
    const objects = books
      .listObjects(kind)
      .filter(({ created }) => isOfTime(Number(created)))
      .filter((object) => wanted.every(({ field, value }) => object[field] === value))
      .toReversed();
    return { body: pageOf({ objects, params, url }) };
  };

const readTimes = (params: Form): ((created: number) => boolean) => {
  const range = readBranch(params, 'created') ?? {};
  refuseUnknown(range, ['gte', 'lte'], 'created');
  const from = readInteger(range, 'gte', 0) ?? 0;
  const until = readInteger(range, 'lte', 0) ?? Number.POSITIVE_INFINITY;
  return (created) => created >= from && created <= until;
};

interface Page {
  readonly objects: readonly WireObject[];
  readonly params: Form;
  readonly url: string;
}

export const pageOf = ({ objects, params, url }: Page) => {
  const limit = readInteger(params, 'limit', 1) ?? 10;
  if (limit > 100) {
    throw new ApiRefusal('Limit must be between 1 and 100', { code: 'parameter_invalid_integer', param: 'limit' });
  }
  const after = readText(params, 'starting_after');
  const start = after === undefined ? 0 : objects.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    data: objects.slice(start, start + limit),
    has_more: objects.length > start + limit,
    url,
  };
};
