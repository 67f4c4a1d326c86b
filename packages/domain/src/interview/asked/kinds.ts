import type { FieldId } from '#facts/facts.ts';
import { isOrganization, isUnclearKind, saysOrganization } from '#facts/is-organization.ts';
import { partiesOf, withKinds } from '#facts/parties.ts';
import { definitionOf, factsInOrder, isPeopleField } from '#facts/people-in.ts';
import { findPerson, isSamePerson } from '#facts/same-person.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import type { Party } from '#facts/shapes.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal } from '#interview/reading.ts';

const organization =
  'organi[sz]ation|company|corporation|business|firm|bank|non-?profit(?: organi[sz]ation)?|charity|church|institution|foundation';
const person = 'person|human(?: being)?|individual|real person|man|woman';
const lead =
  "\\W*(?:(?:no|yes|yeah|well|actually|sorry)\\W+)?(?:(?:it|that|this|he|she|they)(?:'s|’s| is|'re| are| was)?|they're)?";

const answers: readonly (readonly [RegExp, PartyKind])[] = [
  [new RegExp(`^${lead}\\W*(?:an? |the )?(?:${organization})\\W*$`, 'iu'), 'organization'],
  [new RegExp(`^${lead}\\W*(?:an? |the )?(?:${person})\\W*$`, 'iu'), 'person'],
];
const statement = new RegExp(
  `^\\W*(?:no\\W+|actually\\W+)?(.{2,120}?),? is (?:really |actually )?(not )?an? (?:(organi[sz]ation|company|corporation|firm|law firm|bank|credit union|trust company|business|non-?profit|foundation)|(${person}))\\W*$`,
  'iu',
);

/**
 * What a message says of the kind of a name: the answer to that question, or a sentence on somebody who was named (`Second
 * Harvest is an organization`). Undefined where it says nothing of the kind.
 */
export const readKind = (interview: Interview, text: string): readonly Proposal[] | undefined => {
  const { asked, facts } = interview;
  if (asked?.kind === 'detail' && asked.detail === 'kind') {
    const said = answers.find(([pattern]) => pattern.test(text))?.[1];
    const name = partiesOf(facts, asked.field)[asked.entry]?.name;
    if (said && name !== undefined) return proposals(interview, { name, said, text, fields: [asked.field] });
  }
  const match = statement.exec(text);
  if (!match) return undefined;
  const fields = factsInOrder.filter((field) => findQuestion(interview.plan, field));
  const known = findPerson(
    fields.flatMap((field) => partiesOf(facts, field)),
    match[1] ?? '',
  );
  const isFirm = (match[3] !== undefined) !== (match[2] !== undefined);
  return known && proposals(interview, { name: known.name, said: isFirm ? 'organization' : 'person', text, fields });
};

const proposals = (
  { facts }: Interview,
  {
    name,
    said,
    text,
    fields,
  }: { readonly name: string; readonly said: PartyKind; readonly text: string; readonly fields: readonly FieldId[] },
): readonly Proposal[] | undefined => {
  const patch = fields.flatMap((field): readonly Proposal[] => {
    const value = withKinds(facts, field, (party) => (isSamePerson(party.name, name) ? said : undefined));
    return value === facts[field] ? [] : [{ field, value, evidence: text, confidence: 0.9 }];
  });
  return patch.length === 0 ? undefined : patch;
};

const wordSaid =
  '(charity|non-?profit(?: organi[sz]ation)?|organi[sz]ation|company|corporation|business|bank|credit union|trust company|law firm|firm|church|temple|mosque|synagogue|parish|foundation|school|college|university|hospital|hospice|shelter|rescue|museum|library)';
const beside = '(?:(?:local|small|large|national|private|public|registered|investment|family|nearby|animal) )*';

/** The proposals of a message, with what it says of a name beside it: `the bank Mercy Lane`, `Mercy Lane, which is a charity`. */
export const withSaidKinds = (proposals: readonly Proposal[], text: string): readonly Proposal[] =>
  proposals.map((proposal) => {
    if (!isPeopleField(proposal.field)) return proposal;
    const { value, field } = proposal;
    if (Array.isArray(value))
      return { ...proposal, value: value.map((entry: unknown) => withKind(entry, field, text)) };
    return { ...proposal, value: withKind(value, field, text) };
  });

const withKind = (entry: unknown, field: FieldId, text: string): unknown => {
  if (!isParty(entry) || 'livingStatus' in entry || definitionOf(field).heardAs === 'child') return entry;
  const said = wordBeside(entry.name, text);
  if (said === undefined || !mayBeOrganization(entry)) return entry;
  const asksRelationship = definitionOf(field).details?.some(({ detail }) => detail === 'relationship') === true;
  return {
    ...entry,
    ...(asksRelationship &&
      entry.relationship === undefined && { relationship: saysOrganization(said) ? said : 'charity' }),
    kind: 'organization',
  };
};

const isParty = (entry: unknown): entry is Party =>
  typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string';

// Nothing is added to what is said or plain already, and a sister is no bank.
const mayBeOrganization = (party: Party): boolean =>
  party.kind === undefined &&
  (party.relationship === undefined || saysOrganization(party.relationship)) &&
  (!isOrganization(party) || isUnclearKind(party));

const wordBeside = (name: string, text: string): string | undefined => {
  const words = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+');
  const before = new RegExp(
    `\\b(?:the|an?|my|our) ${beside}${wordSaid}(?:,? (?:called|named))? ["“]?${words}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const after = new RegExp(
    `(?<![\\p{L}\\p{N}])${words}["”]?(?:,? \\(?(?:which|that|who) is|,| \\() ?an? ${beside}${wordSaid}(?=\\s*(?:[,.;:)!]|$|(?:as|to|for|and|then|should|gets?|receives?|with|\\d)))`,
    'iu',
  );
  return (before.exec(text)?.[1] ?? after.exec(text)?.[1])?.toLowerCase();
};
