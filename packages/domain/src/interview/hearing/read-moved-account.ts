import type { Asset } from '#facts/shapes.ts';
import type { FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isMeantBy } from '#facts/same-person.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import type { Reading } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

interface Account {
  readonly field: FieldId;
  readonly list: readonly Asset[];
  readonly at: number;
  readonly asset: Asset;
}

/** "I moved the savings from Chase to Wells Fargo": an account that is listed lies somewhere else now. */
export const readMovedAccount = (interview: Interview, message: string): Reading | undefined => {
  if (/\?|\bif\b|\b(?:might|may|will|going to|want to|plan to)\b/iu.test(message)) return undefined;
  const known = peopleIn(interview.facts).map((one) => one.name);
  const sentences = splitSentences(message).map(({ text }) => text.trim());
  const found = sentences.flatMap((text) => {
    const { what = '', from = '', to = '' } = patterns.map((one) => one.exec(text)?.groups).find((one) => one) ?? {};
    // "I moved my savings to the trust", "to Paul".
    const isPlace = !/\b(?:trust|us|me|it|him|her)\W*$/iu.test(to) && !known.some((one) => isMeantBy(one, to));
    const isTold = to !== '' && isPlace;
    const [account, ...others] = isTold ? accountsOf(interview).filter(({ asset }) => isMeant(asset, what, from)) : [];
    return account && others.length === 0 ? [{ text, account, to, isSure: isSaidOf(account.asset, what) }] : [];
  });
  const [one, ...more] = found;
  if (!one || more.length > 0) return undefined;
  const { field, list, at, asset } = one.account;
  const description = placeIn.test(asset.description)
    ? asset.description.replace(placeIn, (_, joint: string) => `${joint}${one.to}`)
    : asset.description.replace(bankBefore, (_, kind: string) => `${kind} at ${one.to}`);
  const rest = sentences.filter((text) => text !== one.text);
  return {
    act: 'answer',
    isPlain: true,
    isWhole: true,
    patch: [
      { field, value: list.with(at, { ...asset, description }), evidence: message, confidence: one.isSure ? 0.9 : 0.5 },
    ],
    ...(rest.length > 0 && { rest }),
  };
};

const name = String.raw`(?:the )?\p{L}[\p{L}&'.-]*(?: \p{L}[\p{L}&'.-]*){0,3}?`;
const since = String.raw`(?:,? (?:now|these days|last (?:week|month|year)|this (?:week|month|year)|instead|anymore|any more))*`;
const end = String.raw`${since}\W*$`;
const notThere = String.raw`(?:,? (?:and )?(?:not|no longer) (?:at |with |in )?(?<from>${name}))?`;
// ", I moved it in June": when or why it was.
const moved = [
  String.raw`(?:,? (?:and |since |because |as |cause )?(?:i|we) (?:just |have |already |had )*`,
  String.raw`(?:moved|switched|transferred|took|rolled) (?:it|them|that|everything|over)(?!\p{L})[^;!?]*)?`,
].join('');
// ", it is no longer at Raymond James".
const away = String.raw`(?:,? (?:and |so )?(?:it(?:'s| is)|they(?:'re| are)) (?:not|no longer)(?: at| with| in)? (?<away>${name}))?`;
const thing = String.raw`(?:my|our|the|that) (?<what>[\p{L} ]{3,40}?)`;
const patterns = [
  patternOf(
    'iu',
    String.raw`\b(?:i|we) (?:have |just |already )*(?:moved|transferred|switched|took|rolled(?: over)?) `,
    thing,
    String.raw`(?: (?:over |out )?(?:from|of) (?<from>`,
    name,
    String.raw`))? (?:over )?to (?<to>`,
    name,
    ')',
    since,
    away,
    end,
  ),
  patternOf(
    'iu',
    thing,
    String.raw` (?:was |were |got |has |have |been |just )*(?:moved|transferred|switched)(?: over)?(?: from (?<from>`,
    name,
    String.raw`))? (?:over )?to (?<to>`,
    name,
    ')',
    since,
    away,
    end,
  ),
  patternOf(
    'iu',
    thing,
    String.raw` (?:is|are) (?:now |over |now over )?(?:at|with) (?<to>`,
    name,
    ')(?: now)?',
    notThere,
    moved,
    end,
  ),
];

// Where an account lies: "savings at Chase", "brokerage with Raymond James".
const placeIn = /(?<joint>\b(?:at|with) )(?:the )?\p{L}[\p{L}\p{N}&'. -]*$/iu;

// "Vanguard account": the bank stands before what it is.
const bankBefore = patternOf(
  'iu',
  String.raw`^(?:my |our |the |an? )?(?!(?:savings|checking|brokerage|retirement|bank|joint|money|investment|old)\b)\p{L}[\p{L}&'.-]*\s+`,
  String.raw`(?<kind>(?:(?:savings|checking|brokerage|retirement|investment|money market) )?(?:accounts?|savings|brokerage|ira|401k))$`,
);

const accountsOf = ({ plan, facts }: Interview): readonly Account[] =>
  plan.questions
    .filter(({ kind }) => kind === 'assets')
    .flatMap(({ field }) => {
      const list = (facts[field] ?? []) as readonly Asset[];
      return list.map((asset, at) => ({ field, list, at, asset }));
    })
    .filter(({ asset }) => placeIn.test(asset.description) || bankBefore.test(asset.description));

// Its bank is named, or what it is and the bank is not.
const isMeant = ({ description }: Asset, what: string, from: string): boolean => {
  const said = wordKey(description).split(' ');
  const has = (words: string): boolean =>
    wordsOf(words).length > 0 && wordsOf(words).every((word) => said.includes(word));
  return from === '' ? has(what) : has(from);
};

// "My brokerage" is hardly the savings, though the bank is the same.
const isSaidOf = ({ description }: Asset, what: string): boolean =>
  wordsOf(what).every((word) => wordKey(description).split(' ').includes(word));

const wordsOf = (words: string): readonly string[] =>
  wordKey(words)
    .split(' ')
    .filter((word) => !/^(?:the|my|our|all|of|money|account|accounts|whole|)$/u.test(word));
