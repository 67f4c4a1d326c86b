import type { FieldId } from '#facts/facts.ts';
import { choicesFor } from '#interview/choices-for.ts';
import type { Choice } from '#facts/define-fact.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Proposal } from '#interview/reading.ts';
import { nameWords } from '#interview/reader/name-words.ts';
import { isNothing } from '#interview/reader/nothing.ts';
import { spellOutInDigits } from '#interview/reader/numbers.ts';
import { readSteps } from '#interview/reader/steps.ts';
import { stateInText } from '#law/states-in-text.ts';
import { readTitle } from '#interview/reader/titles.ts';
import type { Scene } from '#interview/reader/scene.ts';

/** The value of a closed question (choice, yes or no, number, state) in a reply. */
export const readClosed = (scene: Scene, question: FactQuestion): unknown => {
  const { low } = scene;
  switch (question.kind) {
    case 'choice':
      return readChoice(low, choicesFor(question, scene.facts));
    case 'choices':
      return readChoices(scene, question);
    case 'steps':
      return readSteps(low);
    case 'yesNo':
      return question.field === 'coTrusteesActJointly' ? readTogether(low) : readYesNo(low);
    case 'number':
      return readNumber(low);
    case 'money':
      return timesMembers(scene, readMoney(low));
    case 'state':
      return stateInText(scene.text);
    default:
      if (!question.options) return undefined;
      return readNames(scene, question.options(scene.facts));
  }
};

/** Those among known people whom a reply names; a bare yes means the only one. */
export const readNames = (
  { low, text }: Pick<Scene, 'low' | 'text'>,
  options: readonly string[],
): readonly string[] | undefined => {
  const named = options.filter((name) => nameWords(name).test(low));
  if (named.length > 0) return /^\W*(?:no|not|none)\b/u.test(low) ? undefined : named;
  if (isNothing(text) || readYesNo(low) === false) return [];
  if (everyone.test(low)) return options;
  return readYesNo(low) === true && options.length === 1 ? options : undefined;
};

const everyone = /^\W*(?:all|both|every(?:one|body)|each)\b/u;

const readChoice = (low: string, choices: readonly Choice[]): string | undefined =>
  (choices.find(({ label }) => low.trim() === label.toLowerCase()) ?? choices.find(({ cues }) => cues.test(low)))
    ?.value;

// What is named is added to what was chosen before; nothing takes all of it back.
const readChoices = ({ low, text, facts, field }: Scene, question: FactQuestion): readonly string[] | undefined => {
  const offered = choicesFor(question, facts);
  const exact = offered.filter(({ label }) => low.trim() === label.toLowerCase());
  const named = exact.length > 0 ? exact : offered.filter(({ cues }) => cues.test(low));
  if (isNothing(text) || readYesNo(low) === false) return [];
  if (named.length === 0) return undefined;
  const before = (field && facts[field]) ?? [];
  return [...new Set([...(before as readonly string[]), ...named.map(({ value }) => value)])];
};

// Asked whether co-trustees act together.
const alone = /\b(?:alone|separately|independently|individually|either (?:one|of)|each (?:one )?(?:can|may|on))\b/u;

const readTogether = (low: string): boolean | undefined => {
  if (alone.test(low)) return false;
  return readYesNo(low) ?? (/\b(?:together|jointly)\b/u.test(low) && !/\bnot\b|n't\b/u.test(low) ? true : undefined);
};

const readYesNo = (low: string): boolean | undefined => {
  if (
    /^\W*(?:no|nope|nah|not|never|don'?t|neither|without|they don'?t|waive|(?:he|she|we) (?:doesn'?t|don'?t|does not|do not)(?! (?:know|remember)))\b/u.test(
      low,
    )
  )
    return false;
  if (
    /^\W*(?:yes|yep|yeah|yup|sure|please|ok(?:ay)?|definitely|absolutely|of course|(?:i|we|they) do\b|(?:he|she) does\b|they (?:must|should)|correct|together|jointly|y\b|i would|i think so)/u.test(
      low,
    )
  )
    return true;
  return undefined;
};

const amount = /\$?(\d[\d,]{0,12})(?:\.(\d{2}))?\s*(k\b|thousand\b|million\b)?/u;
const timesByWord: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, million: 1_000_000 };

const readNumber = (low: string): number | undefined => {
  const [, digits, , word = ''] = amount.exec(spellOutInDigits(low)) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(/,/gu, '')) * (timesByWord[word] ?? 1);
};

// In cents; "nothing" is no money.
const readMoney = (low: string): number | undefined => {
  const whole = readNumber(low);
  if (whole === undefined) return isNothing(low) ? 0 : undefined;
  return whole * 100 + Number(amount.exec(spellOutInDigits(low))?.[2] ?? 0);
};

// "5,000 each" from two members is 10,000 in all.
const timesMembers = ({ low, facts, field }: Scene, cents: number | undefined): number | undefined => {
  if (
    cents === undefined ||
    field !== 'initialCapitalInCents' ||
    !/\b(?:each|apiece|both of us|per (?:person|member|head))\b/u.test(low)
  )
    return cents;
  const count = facts.members?.length ?? 0;
  return count === 0 ? undefined : cents * count;
};

interface Setting {
  readonly field: FieldId;
  readonly cue: RegExp;
  readonly read: (scene: Scene, low: string) => unknown;
}

const negated = /\b(?:no|not|without|waive|don'?t|off|never)\b/u;

// Settings of the offer are understood whenever they are named, one by one.
const settings: readonly Setting[] = [
  {
    field: 'survivalDays',
    cue: /\b\d{1,3} days?\b|\bsurviv/u,
    read: (_, low) => Number(/(\d{1,3}) *days?/u.exec(low)?.[1] ?? Number.NaN),
  },
  { field: 'bondRequired', cue: /\bbond(?:ed)?\b/u, read: (_, low) => !negated.test(low) },
  {
    field: 'noContest',
    cue: /\bno-? ?contest|\bcontests?\b/u,
    read: (_, low) => !/\b(?:no need|without|don'?t|skip|remove|off)\b/u.test(low),
  },
  { field: 'hasPourOverWill', cue: /\bpour-? ?over\b/u, read: (_, low) => !negated.test(low) },
  {
    field: 'trusteeCompensation',
    cue: /\b(?:pay|paid|compensat|unpaid|fee)\w*/u,
    read: (_, low) =>
      /\bno\b|\bnot\b|\bnothing\b|\bunpaid\b|\bwithout\b|\bnone\b/u.test(low)
        ? 'none'
        : /\bfixed\b|\bflat\b/u.test(low)
          ? 'fixed'
          : /\bstatut|\blaw\b/u.test(low)
            ? 'stateStatute'
            : 'reasonable',
  },
  {
    field: 'debtsAndTaxesFrom',
    cue: /\b(?:debts?|taxes)\b/u,
    read: (_, low) => (/\bpro ?-?rata|\bproportion|\beach\b|\bevery/u.test(low) ? 'proRata' : 'residue'),
  },
  { field: 'governingState', cue: /\b(?:law|governing|govern)\b/u, read: ({ text }) => stateInText(text) },
  {
    field: 'trustName',
    cue: /\b(?:call|name|named|called|title)\b|\btrust$/u,
    read: ({ text }) => readTitle(text, /\btrust\b/iu),
  },
];

/** The settings that a reply to the offer names explicitly. */
export const readSettings = (scene: Scene): readonly Proposal[] => {
  const offered = scene.asked?.kind === 'offer' ? scene.asked.fields : [];
  if (/^change: /u.test(scene.low)) return [];
  const low = spellOutInDigits(scene.low);
  const pieces = low.split(/[,;.]|\band\b|\bbut\b/u);
  return settings.flatMap(({ field, cue, read }) => {
    const piece = pieces.find((one) => cue.test(one.trim()));
    if (!offered.includes(field) || piece === undefined) return [];
    const value = read(scene, piece);
    return value === undefined || Number.isNaN(value) ? [] : [{ field, value, evidence: piece, confidence: 0.85 }];
  });
};

/** The setting that the person wants to change, from its chip or its name alone. */
export const readSettingFocus = (
  { low, asked, has }: Scene,
  questions: readonly FactQuestion[],
): FieldId | undefined => {
  if (asked?.kind !== 'offer' && asked?.kind !== 'known') return undefined;
  const wanted = /^change: (.*)$/u.exec(low.trim())?.[1];
  const byLabel = questions.find(({ label }) => label.toLowerCase() === wanted);
  return (
    byLabel?.field ??
    settings.find(
      ({ field, cue }) => has(field) && asked.kind === 'offer' && asked.fields.includes(field) && cue.test(low.trim()),
    )?.field
  );
};
