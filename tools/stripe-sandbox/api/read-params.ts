import { ApiRefusal } from '#stripe-sandbox/api/api-refusal.ts';
import type { Form, FormValue } from '#stripe-sandbox/api/parse-form.ts';
import type { Metadata } from '#stripe-sandbox/shapes/wire.ts';

const nameOf = (path: string, name: string): string => (path ? `${path}[${name}]` : name);

/** Refuses what the sandbox would otherwise ignore in silence. */
export const refuseUnknown = (form: Form, known: readonly string[], path = ''): void => {
  for (const name of Object.keys(form)) {
    if (known.includes(name)) continue;
    const param = nameOf(path, name);
    throw new ApiRefusal(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
};

export const readText = (form: Form, name: string): string | undefined => {
  const value = form[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new ApiRefusal(`Invalid string: ${name}`, { param: name });
  if (value === '') {
    throw new ApiRefusal(`You passed an empty string for '${name}'.`, { code: 'parameter_invalid_empty', param: name });
  }
  return value;
};

export const requireText = (form: Form, name: string): string => {
  const value = readText(form, name);
  if (value === undefined) {
    throw new ApiRefusal(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
  return value;
};

export const readInteger = (form: Form, name: string, least: number): number | undefined => {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,12}$/.test(value) || Number(value) < least) {
    throw new ApiRefusal(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
};

export const requireInteger = (form: Form, name: string, least: number): number => {
  requireText(form, name);
  return readInteger(form, name, least) ?? least;
};

export const readBranch = (form: Form, name: string): Form | undefined => {
  const value: FormValue | undefined = form[name];
  if (typeof value === 'string') throw new ApiRefusal(`Invalid object: ${name}`, { param: name });
  return value;
};

export const requireBranch = (form: Form, name: string): Form => {
  const branch = readBranch(form, name);
  if (!branch) throw new ApiRefusal(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return branch;
};

export const readMetadata = (form: Form): Metadata => {
  const pairs = Object.entries(readBranch(form, 'metadata') ?? {});
  if (pairs.length > 50) throw new ApiRefusal('Metadata cannot have more than 50 keys.', { param: 'metadata' });
  return Object.fromEntries(
    pairs.map(([key, value]) => {
      if (typeof value !== 'string' || key.length > 40 || value.length > 500) {
        throw new ApiRefusal('Metadata has keys of at most 40 and values of at most 500 characters.', {
          param: nameOf('metadata', key),
        });
      }
      return [key, value];
    }),
  );
};

export const readUrl = (form: Form, name: string): string | undefined => {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  const address = URL.parse(value.replaceAll('{CHECKOUT_SESSION_ID}', 'id'));
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new ApiRefusal('Not a valid URL', { code: 'url_invalid', param: name });
  }
  return value;
};
