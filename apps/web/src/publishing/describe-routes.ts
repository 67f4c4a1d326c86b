interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

/** The patterns of all addresses that the app knows, e.g. `/trust/:documentId?`, out of the route tree; the catch-all aside. */
export const describeRoutes = (routes: Readonly<Record<string, Route | undefined>>): readonly string[] => {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const patternOf = ({ path = '', parentId }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? patternOf(parent) : '', path].filter(Boolean).join('/');
  };
  const leaves = all.filter(({ id, path }) => path !== undefined || !parents.has(id));
  const patterns = leaves.map((route) => `/${patternOf(route)}`).filter((pattern) => !pattern.endsWith('*'));
  return [...new Set(patterns)].sort();
};
