import { ApiRefusal } from '#stripe-sandbox/api/api-refusal.ts';

export type Form = { readonly [name: string]: FormValue };
export type FormValue = string | Form;

interface Branch {
  [name: string]: string | Branch;
}

const emptyBranch = (): Branch => Object.create(null) as Branch;

/** Reads `line_items[0][quantity]=1` and the like into nested objects; lists are objects with the keys 0, 1, 2. */
export const parseForm = (body: string): Form => {
  const root = emptyBranch();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = pathOf(name);
    const leaf = path.pop() ?? name;
    const branch = path.reduce((parent, part) => grow(parent, part, name), root);
    if (leaf in branch) throw new ApiRefusal(`Duplicate parameter: ${name}`, { param: name });
    branch[leaf] = value;
  }
  return root;
};

const pathOf = (name: string): string[] => {
  const match = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(name);
  if (!match) throw new ApiRefusal(`Invalid parameter name: ${name}`, { param: name });
  return [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^\]]+)\]/g)].map(([, part]) => part ?? '')];
};

const grow = (parent: Branch, part: string, name: string): Branch => {
  const branch = (parent[part] ??= emptyBranch());
  if (typeof branch === 'string') throw new ApiRefusal(`Invalid object: ${name}`, { param: name });
  return branch;
};
