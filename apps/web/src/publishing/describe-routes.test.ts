import { expect, test } from 'vitest';
import { describeRoutes } from '#publishing/describe-routes.ts';

test('every address of the route tree is known, layouts and the catch-all are not addresses', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root' },
    home: { id: 'home', parentId: 'site' },
    document: { id: 'trust', parentId: 'site', path: 'trust/:documentId?' },
    library: { id: 'library', parentId: 'site', path: 'library' },
    entry: { id: 'entry', parentId: 'library', path: ':entry' },
    lost: { id: 'lost', parentId: 'root', path: '*' },
  };
  expect(describeRoutes(routes)).toEqual(['/', '/library', '/library/:entry', '/trust/:documentId?']);
});
