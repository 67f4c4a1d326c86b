import type { FieldId } from '#facts/facts.ts';
import { partiesOf, withKinds } from '#facts/parties.ts';
import { factsInOrder } from '#facts/people-in.ts';
import { findPerson, isSamePerson } from '#facts/same-person.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
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
  `^\\W*(?:no\\W+|actually\\W+)?(.{2,120}?),? is (?:really |actually )?(not )?an? (?:(organi[sz]ation|company|corporation|firm|bank)|(${person}))\\W*$`,
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
  const isOrganization = (match[3] !== undefined) !== (match[2] !== undefined);
  return (
    known && proposals(interview, { name: known.name, said: isOrganization ? 'organization' : 'person', text, fields })
  );
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
