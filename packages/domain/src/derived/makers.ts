import { deriveFact } from '#facts/derive-fact.ts';

/** How the words of an instrument speak of one maker or of two, so that one clause can serve both. */
export interface Makers {
  readonly areTwo: boolean;
  /** False where the instrument has no effect before a death, as a will. */
  readonly actsInLife: boolean;
  /** At whose death the property is distributed. */
  readonly last: 'the Grantor' | 'the Surviving Grantor' | 'the Testator';
  /** Whoever of them is concerned, and then the same one again. */
  readonly any: 'the Grantor' | 'a Grantor' | 'the Testator';
  readonly that: 'the Grantor' | 'that Grantor' | 'the Testator';
  /** One as well as the other. */
  readonly either: 'the Grantor' | 'either Grantor' | 'the Testator';
  readonly each: 'the Grantor' | 'each Grantor' | 'the Testator';
  /** All of them together; `verb` gives what follows its number. */
  readonly all: 'the Grantor' | 'the Grantors' | 'the Testator';
  readonly verb: (one: string, many: string) => string;
}

/** The words of an instrument that one person makes. */
export const makers = deriveFact({
  field: 'makers',
  from: [],
  derive: (): Makers => ({
    areTwo: false,
    actsInLife: true,
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
    actsInLife: true,
    last: 'the Surviving Grantor',
    any: 'a Grantor',
    that: 'that Grantor',
    either: 'either Grantor',
    each: 'each Grantor',
    all: 'the Grantors',
    verb: (_, many) => many,
  }),
});

/** The words of a trust that a will makes. */
export const makerOfWill = deriveFact({
  field: 'makers',
  from: [],
  derive: (): Makers => ({
    areTwo: false,
    actsInLife: false,
    last: 'the Testator',
    any: 'the Testator',
    that: 'the Testator',
    either: 'the Testator',
    each: 'the Testator',
    all: 'the Testator',
    verb: (one) => one,
  }),
});
