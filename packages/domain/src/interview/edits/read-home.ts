import type { FieldId } from '#facts/facts.ts';
import { speaksOfHome, withHomeCalled } from '#facts/holds-home.ts';
import type { Asset } from '#facts/shapes.ts';
import { fieldOf, told } from '#facts/told.ts';
import { choicesFor } from '#interview/choices-for.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { readSlot, tellingWords, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { patternOf } from '#kit/pattern-of.ts';

const home = String.raw`(?:it|that|(?:the|my|our) (?:house|home|condo(?:minium)?|co-?op|apartment|townho(?:use|me)|residence|bungalow|duplex|farmhouse|homestead|place))`;
const instead = String.raw`(?:(?:and|but|just|rather|instead|please|no|better|now|let'?s|then)[\s,]+)*`;
const orders = patternOf(
  'iu',
  String.raw`^(?:(?:don'?t|do not|no need to) (?<not>[^,;.]{2,40})[\s,;.]+${instead})?(?<what>(?:sell|give|leave) ${home}\b.{0,80}`,
  String.raw`|(?:have|let) ${home} (?:be )?sold.{0,80}|let .{2,40} (?:have|get|take|live in|stay in) ${home}.{0,40}`,
  String.raw`|${home} (?:should|can|must|is to|shall|has to|goes|should go) .{2,80}`,
  String.raw`|.{2,40}? (?:should|can|may|must|is to|shall|gets?|takes?|to) (?:(?:have|get|take|live in|stay in) )?${home}.{0,40})$`,
);
const dividing = patternOf(
  'giu',
  String.raw`\b(?:sell|sold|sale|split|share|shared|divide|divided|money|proceeds|go|goes|give|given|leave|let|have|gets?|takes?|should|can|may|must|be|rather|instead`,
  String.raw`|like|as|equally|same|way|everything|else|rest|others?|among|between|evenly|up|into|shall|has|live|lives|stay|stays|there|whole|house|home|place|so)\b`,
);

/** "Don't give it to her, just sell the house", "Ann should have the condo instead": what becomes of the home, said anew. */
export const readHome: OrderReader = (desk, { text: said, before }) => {
  const text = withHomeCalled(said, homesIn(desk), told(desk.facts, 'maker-address'));
  const plan = desk.questions.find(({ role }) => role === 'home-plan');
  if (!plan || plan.field === desk.asked || /\b(?:if|unless|when|until)\b|\?/iu.test(text)) return undefined;
  const { what = '' } = orders.exec(text)?.groups ?? {};
  if (what === '' || (!speaksOfHome(text) && !isOfHome(desk, before))) return undefined;
  const low = what.toLowerCase();
  const [choice, ...others] = choicesFor(plan, desk.facts).filter(({ cues }) => cues.test(low));
  if (!choice || others.length > 0) return undefined;
  const slot = readSlot(desk, what);
  const taker = takerOf(desk, { [plan.field]: choice.value });
  const isSame = desk.facts[plan.field] === choice.value;
  if (taker === undefined) {
    const left = blankSpans(what, slot.mentions).replace(dividing, ' ');
    const isPlain = tellingWords(left).every((word) => speaksOfHome(word));
    return isSame
      ? undefined
      : { values: { [plan.field]: choice.value }, confidence: isPlain ? 0.85 : 0.5, isWeak: true };
  }
  const [person, ...more] = slot.people.filter(({ isMaker }) => !isMaker);
  if (!person || more.length > 0 || slot.unclear.length > 0) return undefined;
  if (isSame && desk.facts[taker] === person.name) return undefined;
  return { values: { [plan.field]: choice.value, [taker]: person.name }, confidence: 0.85, isWeak: true };
};

const homesIn = ({ facts }: Desk): readonly Asset[] => {
  const value: unknown = facts[fieldOf('property')];
  return Array.isArray(value) ? (value as readonly Asset[]) : [];
};

// “About the house: …”, where nothing else was spoken of.
const isOfHome = (desk: Desk, before: string): boolean =>
  speaksOfHome(before) && thingsSpokenOf(desk, before).every(({ words }) => speaksOfHome(words));

// Who takes it is asked where one person is to have it.
const takerOf = ({ facts, interview }: Desk, plan: Desk['facts']): FieldId | undefined =>
  interview.plan.questions.find(
    ({ role, applies }) => role === 'home-taker' && applies?.({ ...facts, ...plan }) === true,
  )?.field;
