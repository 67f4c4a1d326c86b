import { patternOf } from '#kit/pattern-of.ts';
import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Proposal } from '#interview/reading.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { readTitle } from '#interview/asked/titles.ts';
import { stateInText } from '#law/states-in-text.ts';

interface Setting {
  readonly field: FieldId;
  /** A piece of a sentence that speaks of it. */
  readonly cue: RegExp;
  /** Its name in a wish to change it. */
  readonly called?: RegExp;
  readonly read: (scene: Scene, low: string) => unknown;
}

const negated = /\b(?:no|not|without|waive|don'?t|off|never)\b/u;

// Days by themselves, or with what they are about.
const survival =
  /^\W*(?:(?:please|make|change|it|that|to|rather|say|the|yes|ok|but|with)\s+)*\d{1,3} days?\W*$|\bsurviv|\boutliv/u;

// The trustee is paid, or not; whose share is paid out, and when, is something else.
const pay = String.raw`\b(?:pay|paid|unpaid|compensat\w*|fees?)\b`;
const trusteePay = new RegExp(
  [
    String.raw`^(?!.*\b(?:shares?|stages|steps|ages?|inheritance|income|debts?|tax(?:es)?|bills)\b)(?:.*\btrustees?\b.*${pay}|.*${pay}.*\btrustees?\b|.*\bcompensat)`,
    String.raw`^\W*(?:(?:but|please|yes|ok|fine|make|change|it|that|to|i want|with)\s+)*(?:an? )?(?:no|zero|without|reasonable|fixed|flat|statutory|not)(?: (?:yearly|annual|be))? (?:pay|paid|fees?)\W*$`,
    String.raw`^\W*unpaid\W*$`,
  ].join('|'),
  'u',
);

const readPay = (low: string): string | undefined => {
  if (/\bno\b|\bnot\b|\bnothing\b|\bunpaid\b|\bwithout\b|\bnone\b|\bzero\b/u.test(low)) return 'none';
  if (/\bfixed\b|\bflat\b/u.test(low)) return 'fixed';
  if (/\bstatut|\blaw\b/u.test(low)) return 'stateStatute';
  return /\breasonabl|\bfair\b|\bpaid\b|\bpay (?:the|my|our|a)\b/u.test(low) ? 'reasonable' : undefined;
};

const lawTalk = /\bgovern\w*|(?<!\bin[ -])\blaws?\b/u;

const readLaw = ({ text }: Scene): unknown => {
  const said = splitSentences(text).find(({ low }) => lawTalk.test(low));
  return said && stateInText(said.text);
};

const readDebts = (low: string): string | undefined => {
  if (
    /\bpro ?-?rata|\bproportion|\b(?:each|every|all) (?:the )?(?:shares?|one|bod|beneficiar|taker|person|child)|\beverybody|\beveryone/u.test(
      low,
    )
  )
    return 'proRata';
  return /\brest\b|\bresidue\b|\bremain|\bleft\b|\bfirst\b|\bbefore\b/u.test(low) ? 'residue' : undefined;
};

const titled = patternOf(
  'u',
  String.raw`\b(?:call|name|title) (?:it|this|(?:the|my|our) trust)\b|\btrust(?:'s)? (?:name|title)\b|\b(?:trust|it) `,
  String.raw`(?:should|will|shall|must) be (?:called|named)\b|\bname of the trust\b|\b(?:name|title)(?: should be| is`,
  String.raw`| to|:)|^(?!.*\b(?:put|keep|hold|in|into|add|with|should|want|have|my|our|pet|marital|disclaimer`,
  String.raw`|lifetime)\b)\W*(?:\p{L}[\p{L}'&.-]*\s+){1,6}trust$`,
);

const wishToChange = String.raw`^\W*(?:(?:i|we|want|to|would|like|change|the|let'?s|talk|about|please|another|different|not)\s+)*`;

// Settings of the offer are understood whenever they are spoken of, one by one.
const settings: readonly Setting[] = [
  {
    field: 'survivalDays',
    cue: survival,
    read: (_, low) => Number(/(\d{1,3}) *days?/u.exec(low)?.[1] ?? Number.NaN),
  },
  {
    field: 'bondRequired',
    cue: /(?<!\b(?:savings|treasury|municipal|government|corporate) )\bbond(?:ed)?\b/u,
    read: (_, low) => !negated.test(low),
  },
  { field: 'hasPourOverWill', cue: /\bpour-? ?over\b/u, read: (_, low) => !negated.test(low) },
  {
    field: 'trusteeCompensation',
    cue: trusteePay,
    called: new RegExp(String.raw`${wishToChange}(?:pay|payment|fee)\W*$`, 'u'),
    read: (_, low) => readPay(low),
  },
  { field: 'debtsAndTaxesFrom', cue: /\b(?:debts?|taxes)\b/u, read: (_, low) => readDebts(low) },
  { field: 'governingState', cue: lawTalk, read: readLaw },
  {
    field: 'trustName',
    cue: titled,
    called: new RegExp(String.raw`${wishToChange}(?:name|title)\W*$`, 'u'),
    read: ({ text }) => readTitle(text, /\btrust\b/iu),
  },
];

/** The settings that a reply to the offer names explicitly. */
export const readSettings = (scene: Scene): readonly Proposal[] => {
  const offered = scene.asked?.kind === 'offer' ? scene.asked.fields : [];
  if (/^change: /u.test(scene.low)) return [];
  const pieces = piecesOf(spellOutInDigits(scene.low));
  return settings.flatMap(({ field, cue, read }) => {
    const piece = pieces.find((one) => cue.test(one.trim()));
    if (!offered.includes(field) || piece === undefined) return [];
    const value = read(scene, piece);
    return value === undefined || Number.isNaN(value) ? [] : [{ field, value, evidence: piece, confidence: 0.85 }];
  });
};

// "The trustee is my brother, he should not be paid": who was spoken of last is still meant.
const piecesOf = (low: string): readonly string[] => {
  const pieces = low.replace(/\bdebts and taxes\b/gu, 'debts taxes').split(/[,;.]|\band\b|\bbut\b/u);
  return pieces.map((piece, index) =>
    /^\s*(?:he|she|they)\b/u.test(piece) && /\btrustees?\b/u.test(pieces.slice(0, index).join(' '))
      ? `trustee ${piece}`
      : piece,
  );
};

/** The setting that the person wants to change, from its chip or its name alone. */
export const readSettingFocus = (
  { low, asked, has }: Scene,
  questions: readonly FactQuestion[],
): FieldId | undefined => {
  if (asked?.kind !== 'offer' && asked?.kind !== 'known') return undefined;
  const wanted = /^change: (.*)$/u.exec(low.trim())?.[1];
  const byLabel = questions.find(({ label }) => label.toLowerCase() === wanted);
  const isCalled = ({ cue, called }: Setting): boolean => cue.test(low.trim()) || called?.test(low.trim()) === true;
  return (
    byLabel?.field ??
    settings.find(
      (one) => has(one.field) && asked.kind === 'offer' && asked.fields.includes(one.field) && isCalled(one),
    )?.field
  );
};
