import { deriveFact } from '#facts/derive-fact.ts';

/** How the words of an instrument speak of one maker or of two, so that one clause can serve both. */
export interface Makers {
  readonly areTwo: boolean;
  /** At whose death the property is distributed. */
  readonly last: 'the Grantor' | 'the Surviving Grantor';
  /** Whoever of them is concerned, and then the same one again. */
  readonly any: 'the Grantor' | 'a Grantor';
  readonly that: 'the Grantor' | 'that Grantor';
  /** One as well as the other. */
  readonly either: 'the Grantor' | 'either Grantor';
  readonly each: 'the Grantor' | 'each Grantor';
  /** All of them together; `verb` gives what follows its number. */
  readonly all: 'the Grantor' | 'the Grantors';
  readonly verb: (one: string, many: string) => string;
}

/** The words of an instrument that one person makes. */
export const makers = deriveFact({
  field: 'makers',
  from: [],
  derive: (): Makers => ({
    areTwo: false,
    last: 'the Grantor',
    any: 'the Grantor',
    that: 'the Grantor',
    either: 'the Grantor',
    each: 'the Grantor',
    all: 'the Grantor',
    verb: (one) => one,
  }),
});

/** The words of an instrument that two people make. */
export const twoMakers = deriveFact({
  field: 'makers',
  from: [],
  derive: (): Makers => ({
    areTwo: true,
    last: 'the Surviving Grantor',
    any: 'a Grantor',
    that: 'that Grantor',
    either: 'either Grantor',
    each: 'each Grantor',
    all: 'the Grantors',
    verb: (_, many) => many,
  }),
});
