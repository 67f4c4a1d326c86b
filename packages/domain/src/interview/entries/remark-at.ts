import { ageAt, type Taken } from '#interview/entries/scan-ages.ts';
import type { Piece } from '#interview/entries/piece.ts';
import { phraseAt } from '#interview/entries/phrases.ts';
import { keysAt } from '#interview/entries/scan-called.ts';
import { takesPart } from '#interview/entries/statement-words.ts';
import type { Unit } from '#interview/entries/unit.ts';
import { saysOrganization } from '#facts/is-organization.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** Where a piece is looked for, and what stands before it. */
export interface Place {
  readonly at: number;
  /** The words that open a clause. */
  readonly starts: ReadonlySet<number>;
  readonly before: Piece | undefined;
  /** The last piece that is no comma. */
  readonly behind?: Piece | undefined;
}

/** A remark from one place to its end: what somebody says beside the answer, and whether it may turn it. */
export const remarkAt = (units: readonly Unit[], { at, starts }: Place): Taken => {
  let to = at + 1;
  while (to < units.length && !endsRemark(units, { to, starts })) to += 1;
  const inside = units.slice(at, to);
  return {
    act: {
      kind: 'remark',
      turns: inside.some(({ key }) => turnsRemark.test(key)) && !deniesFault(inside),
      hasPeople: inside
        .slice(1)
        .some(
          ({ key, word }, index) =>
            (key === 'NAME' && !/^(?:in|at|near)$/u.test(inside[index]?.key ?? '')) ||
            (/^RELS?$/u.test(key) &&
              !saysOrganization(word.low) &&
              !/^(?:a|an|the|his|her|their|good|great)$/u.test(inside[index]?.key ?? '') &&
              !(/^(?:my|our)$/u.test(inside[index]?.key ?? '') && isCaredFor(inside[index - 1])) &&
              word.low !== 'people'),
        ),
    },
    length: to - at,
  };
};

// "They buried my husband", "he took care of my mother": a relative to whom something is done is nobody's part.
const isCaredFor = (unit: Unit | undefined): boolean =>
  /^(?:buried|bury|raised|raise|nursed|loved|loves|knew|knows|helped|helps|married|treated|saved|taught|for|of|with)$/u.test(
    unit?.key ?? '',
  );

const youngest = 16;

/** Words that turn what a remark says. */
export const turnsRemark =
  /^(?:if|unless|except|instead|otherwise|or|whoever|whichever|depending|only|until|till|but|without|either|neither|never)$/u;

// "She never misses a payment", "never late either": that somebody has no fault takes nothing back.
const deniesFault = (inside: readonly Unit[]): boolean => {
  const said = inside.map(({ key }) => key).join(' ');
  return (
    faultless.test(said) &&
    !said
      .replace(faultless, ' ')
      .split(' ')
      .some((key) => turnsRemark.test(key))
  );
};

const faultless = patternOf(
  'u',
  String.raw`\b(?:is |has |was |been |have )*never (?:ever )?(?:been )?(?:late|sick|wrong|drunk|broke|rude|mean|in trouble|miss(?:es|ed)?`,
  String.raw`|fail(?:s|ed)?|forgets?|forgot|lies|lied|steals?|stole|cheat(?:s|ed)?|complain(?:s|ed)?|let(?:s)? (?:me|us|anyone|anybody) down)\b(?: [^,]*?)?(?: either)?$`,
);

// "I never adopted her but I raised her from nine".
const goesOn = patternOf(
  'u',
  String.raw`^(?:(?:but|and|though) )?(?:i|we|he|she|they) (?:\p{L}+ )?`,
  String.raw`(?:raised|love|loved|lives?|lived|treat|treated|see|saw|know|knew|helped|moved|works?|worked) `,
  String.raw`(?:him|her|them|with|in|at|from|near|like|as|out|there)`,
);

const endsRemark = (
  units: readonly Unit[],
  { to, starts }: { readonly to: number; readonly starts: ReadonlySet<number> },
): boolean => {
  const unit = units[to] as Unit;
  if (/^[;.!?\n]$/u.test(unit.key)) return true;
  if (goesOn.test(keysAt(units, to))) return false;
  if (starts.has(unit.from)) return true;
  if (
    /^(?:and|but|so|,)$/u.test(unit.key) &&
    phraseAt(keysAt(units, to + (unit.key === ',' ? 1 : 0)))?.act.kind === 'filler' &&
    takesPart.test(keysAt(units, to))
  )
    return true;
  const age = ageAt(units, { at: to, keys: keysAt(units, to) })?.act;
  // "He got up at 4".
  if (age !== undefined && !(age.kind === 'age' && age.age < youngest)) return true;
  if (unit.key === 'and' && /^(?:then )?NAME /u.test(keysAt(units, to + 1))) return true;
  if (
    unit.key === 'so' &&
    units[to + 1] !== undefined &&
    /^(?:NAME|my|put|ORG|i|let's)$/u.test(units[to + 1]?.key ?? '')
  )
    return true;
  const behind = keysAt(units, to + 1);
  return (
    unit.key === ',' &&
    /^(?:(?:and |so |or |but )*(?:then|if|(?:the )?(?:rest|other|remaining|remainder)|NAME|ORG|my (?:\p{L}+ )?REL|SHARE|# (?:for|to)|next|after|not|put|second)) /u.test(
      behind,
    )
  );
};
