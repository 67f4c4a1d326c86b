import { lineIsOfAll } from '#facts/line-is-of-all.ts';
import type { Migration, Reshaped } from '#facts/migration.ts';
import { BirthDay } from '#facts/shapes.ts';

/** What has changed in the questions of a living trust since the first ones were kept. */
export const livingTrustMigrations: readonly Migration[] = [
  // Since versions 2 and 3 no year of birth is taken that is a slip, like 0196; the people stay, the days are asked again.
  { kind: 'reshaped', field: 'children', reshape: (value) => withoutOddBirths(value) },
  { kind: 'reshaped', field: 'beneficiaries', reshape: (value) => withoutOddBirths(value) },
  lineIsOfAll,
];

const withoutOddBirths = (value: unknown): Reshaped => {
  if (!Array.isArray(value)) return { value };
  const entries = value as readonly { readonly name: unknown; readonly dateOfBirth?: unknown }[];
  const odd = entries.filter(
    ({ dateOfBirth }) => dateOfBirth !== undefined && !BirthDay.safeParse(dateOfBirth).success,
  );
  if (odd.length === 0) return { value };
  return {
    value: entries.map((entry) => {
      if (!odd.includes(entry)) return entry;
      const { dateOfBirth: _odd, ...kept } = entry;
      return kept;
    }),
    left: odd.map(({ name, dateOfBirth }) => ({ name, dateOfBirth })),
  };
};
