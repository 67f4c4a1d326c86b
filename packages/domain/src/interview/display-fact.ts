import { findQuestion } from '#interview/find-question.ts';
import type { FactValue, FieldId } from '#facts/facts.ts';
import { guessKind, isOrganization, isUnclearKind, saysOrganization } from '#facts/is-organization.ts';
import { spokenSteps } from '#facts/payout-steps.ts';
import type { Beneficiary, Child, Member, Party, PayoutStep } from '#facts/shapes.ts';
import type { Interview } from '#interview/interview.ts';
import { listWords } from '#kit/list-words.ts';
import { shareOfPercentage } from '#kit/share.ts';
import { sharePercent } from '#kit/write-share.ts';
import { isStateCode, stateNameByCode } from '#law/state-code.ts';
import { isPlainDate, longDate } from '#kit/plain-date.ts';
import { formatMoney } from '#kit/money.ts';

/** A recorded fact as a person reads it; empty when it is not recorded. */
export const displayFact = (interview: Interview, field: FieldId): string => {
  const value = interview.facts[field];
  return value === undefined ? '' : displayValue(interview, field, value);
};

/** Any value of a field as a person reads it. */
export const displayValue = (interview: Pick<Interview, 'plan'>, field: FieldId, value: FactValue<FieldId>): string => {
  if (value === 'heirsAtLaw') return 'your heirs at law';
  if (typeof value === 'number') return displayNumber(interview, field, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return displayText(interview, field, value);
  if (Array.isArray(value)) return value.length === 0 ? 'None' : displayList(interview, field, value);
  return displayEntry(value);
};

const displayList = (
  interview: Pick<Interview, 'plan'>,
  field: FieldId,
  list: Extract<FactValue<FieldId>, readonly unknown[]>,
): string => {
  const question = findQuestion(interview.plan, field);
  if (question?.kind === 'steps') return spokenSteps(list as readonly PayoutStep[]);
  const entries = list as readonly Entry[];
  return entries
    .map((entry) => (typeof entry === 'string' ? displayText(interview, field, entry) : displayEntry(entry)))
    .join('; ');
};

const displayNumber = (interview: Pick<Interview, 'plan'>, field: FieldId, value: number): string => {
  const question = findQuestion(interview.plan, field);
  if (question?.kind === 'money') return formatMoney(value);
  return question?.unit === undefined ? String(value) : `${value} ${question.unit}`;
};

const displayText = (interview: Pick<Interview, 'plan'>, field: FieldId, value: string): string => {
  const question = findQuestion(interview.plan, field);
  const choice = question?.choices?.find((one) => one.value === value);
  if (choice) return choice.label;
  if (question?.kind === 'state' && isStateCode(value)) return stateNameByCode[value];
  return isPlainDate(value) ? longDate(value) : value;
};

/** An entry of a list that has a name. */
export type NamedEntry = Party | Child | Beneficiary | Member;

type Entry =
  | string
  | NamedEntry
  | { readonly recipient: string; readonly item: string; readonly alternate?: string | undefined }
  | { readonly description: string };

const displayEntry = (entry: Entry): string => {
  if (typeof entry === 'string') return entry;
  if ('description' in entry) return entry.description;
  // Whoever takes instead is read back with it: a yes confirms them too.
  if ('recipient' in entry)
    return entry.alternate === undefined
      ? `${entry.item} to ${entry.recipient}`
      : `${entry.item} to ${entry.recipient}, or else to ${entry.alternate}`;
  const words = detailsOf(entry);
  return words.length === 0 ? entry.name : `${entry.name} (${words.join(', ')})`;
};

/** What is said of a person or an organization beside the name, as a person reads it: `daughter`, `born March 4, 1990`. */
export const detailsOf = (entry: NamedEntry): readonly string[] =>
  [
    'relationship' in entry && entry.relationship,
    kindWord(entry),
    'percentage' in entry && entry.percentage !== undefined && sharePercent(shareOfPercentage(entry.percentage)),
    'contributionInCents' in entry &&
      entry.contributionInCents !== undefined &&
      `contributes ${formatMoney(entry.contributionInCents)}`,
    'address' in entry && entry.address,
    'distributionAge' in entry && entry.distributionAge !== undefined && `at age ${entry.distributionAge}`,
    'dateOfBirth' in entry && entry.dateOfBirth !== undefined && `born ${longDate(entry.dateOfBirth)}`,
    'isMinor' in entry && entry.isMinor === true && 'under 18',
    'livingStatus' in entry && entry.livingStatus === 'deceased' && 'deceased',
  ].filter((word) => typeof word === 'string');

// What is said otherwise than the words of the name say it, and what they say of an organization; nothing while it is still asked.
const kindWord = (party: Party): string | false => {
  if (isUnclearKind(party)) return false;
  const isGuessed = guessKind(party).kind === 'organization';
  if (isOrganization(party)) return !saysOrganization(party.relationship) && 'organization';
  return isGuessed && 'person';
};

/** The names of a list of people as one phrase: `Ann, Bo and Cy`. */
export const displayNames = (people: readonly { readonly name: string }[]): string =>
  listWords(people.map(({ name }) => name));
