/** Somebody whom words call: by a name, by a relation, as one of several, or as the speaker. */
export type Called =
  | {
      readonly kind: 'name';
      readonly name: string;
      readonly probability: number;
      /** Known people whom it may mean. */
      readonly known: readonly string[];
      readonly isLower: boolean;
    }
  | { readonly kind: 'organization'; readonly name: string }
  | { readonly kind: 'self' }
  /** The speaker and whoever makes the document with them, or their spouse. */
  | { readonly kind: 'both' }
  | {
      readonly kind: 'relation';
      readonly relationship: string;
      readonly isPlural: boolean;
      readonly isDeceased: boolean;
      /** `his wife`: related to somebody else. */
      readonly isOfAnother: boolean;
      /** `Dale's boy`: to whom, as they were called. */
      readonly ofWhom?: string;
      /** How many, where it was said. */
      readonly count?: number;
      /** Without `my`: `Dawn, sister in law`. */
      readonly isBare?: true | undefined;
      /** `my minor son`. */
      readonly isChild?: true;
      /** `oldest`, `other`: which of several. */
      readonly which?: string;
      /** As it was said without `my`: `oldest son`. */
      readonly phrase: string;
    }
  /** Everybody, or everybody who is not named; `count` where it was said. */
  | { readonly kind: 'all' | 'others'; readonly count?: number; readonly relationship?: string };

/** What a person is called who is no longer named: he or she. */
export type Sex = 'male' | 'female';

/** What a few words of an answer do. */
export type Act =
  | { readonly kind: 'called'; readonly called: Called }
  /** A part, as the list engine reads it. `isBare`: a number without a sign, which may be an age as well. */
  | { readonly kind: 'share'; readonly written: string; readonly value: number; readonly isBare: boolean }
  | { readonly kind: 'whole' | 'rest' | 'equal' | 'each' }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'outright' }
  | { readonly kind: 'young'; readonly age: number; readonly sex?: Sex; readonly isOfAll?: true }
  | { readonly kind: 'born'; readonly date: string }
  | { readonly kind: 'dead' | 'unfit' | 'child' }
  /** Whoever is named behind has died: `one we lost, Michael`. */
  | { readonly kind: 'deadNext' }
  /** Whose children those are who are named before: the speaker's, or those of somebody else. */
  | {
      readonly kind: 'owner';
      readonly whom: string | undefined;
      /** `from his first marriage`: of those beside it alone, before or behind. */
      readonly isNear?: true;
      /** `is his`: of the one beside it, and of nobody named before a mark. */
      readonly isOne?: true;
    }
  | { readonly kind: 'more' | 'less' }
  | { readonly kind: 'nobody' | 'not' | 'except' | 'nothing' | 'omit' }
  /** Whoever is named behind comes next. */
  | { readonly kind: 'then' }
  | { readonly kind: 'or' }
  | { readonly kind: 'to' | 'is' | 'gets' | 'filler' | 'heirs' }
  | { readonly kind: 'comma' | 'and' | 'stop' | 'dash' }
  /** A statement beside the answer; `turns` where it may turn the meaning. */
  | {
      readonly kind: 'remark';
      readonly turns: boolean;
      readonly hasPeople: boolean;
      readonly sex?: Sex;
      /** Says something of whoever is named right before: `Colin has his father's money`. */
      readonly isOfLast?: true;
    }
  /** Something on which the rest hangs: `if`, `unless`, `whoever`. */
  | { readonly kind: 'condition' }
  /** A word that nothing explains. */
  | { readonly kind: 'left'; readonly turns: boolean };

/** A few words of an answer and what they do; offsets are characters of the message. */
export type Piece = Act & { readonly start: number; readonly end: number };
