import { areSpouses, assetsOfCouple } from '#facts/couple.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import type { Ownership } from '#facts/shapes.ts';
import { isCommunityProperty } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { defineRule, error, type Objection, type Rule, warning } from '#rules/rule.ts';

const lists = ['assetsOfBoth', 'assetsOfFirst', 'assetsOfSecond'] as const;

/** JT6: each thing belongs to both or to one, and stands in one list. */
export const propertyIsListedOnce = defineRule('JT6', lists, (facts) => {
  const listed = lists.flatMap((field) => (facts[field] ?? []).map(({ description }) => ({ field, description })));
  return listed.flatMap(({ field, description }, index): readonly Objection<(typeof lists)[number]>[] => {
    const earlier = listed
      .slice(0, index)
      .find((one) => one.field !== field && one.description.toLowerCase() === description.toLowerCase());
    return earlier
      ? [
          error(
            [field],
            `“${description}” stands in two lists. Please leave it in the list of those to whom it belongs: both of you, or one of you.`,
          ),
        ]
      : [];
  });
});

/** JT7: what belongs to both is not marked as separate, and what belongs to one not as community property. */
export const marksAgree = defineRule('JT7', lists, (facts) => [
  ...marked(facts, 'assetsOfBoth', 'separate').map((what) =>
    error(['assetsOfBoth'], `“${what}” is marked as separate property but listed as property of both. Please move it.`),
  ),
  ...(['assetsOfFirst', 'assetsOfSecond'] as const).flatMap((field) =>
    marked(facts, field, 'community').map((what) =>
      error([field], `“${what}” is marked as community property but listed as property of one. Please move it.`),
    ),
  ),
  ...(facts.maritalStatus === undefined || isMarried(facts.maritalStatus)
    ? []
    : marked(facts, 'assetsOfBoth', 'community').map((what) =>
        error(['assetsOfBoth'], `“${what}” is marked as community property, but only spouses own in that way.`),
      )),
]);

const marked = (facts: Facts, field: (typeof lists)[number], as: Ownership): readonly string[] =>
  (facts[field] ?? []).filter(({ ownership }) => ownership === as).map(({ description }) => description);

/** JT8: what the law of their home makes of what spouses own together is told, and what a joint trust may bring elsewhere. */
export const characterIsTold = defineRule('JT8', ['isAllCommunity', 'assetsOfBoth'], (facts, { laws }) => {
  const law = laws(facts.grantorState);
  if (law === undefined || facts.maritalStatus === undefined || facts.assetsOfBoth === undefined) return [];
  const place = stateInSentence(law.code);
  const isCommunity = areSpouses(facts) && isCommunityProperty(law).value;
  const claims = facts.isAllCommunity === true || marked(facts, 'assetsOfBoth', 'community').length > 0;
  if (isCommunity)
    return facts.isAllCommunity === false
      ? [
          warning(
            ['isAllCommunity'],
            `In ${place}, what spouses acquire during their marriage is presumed to be community property, whatever its title says. You said that not all of it is: mark what is, and ask an attorney about the rest.`,
          ),
        ]
      : [];
  return [
    ...(claims && areSpouses(facts)
      ? [
          warning(
            ['isAllCommunity', 'assetsOfBoth'],
            `${place} is no community property state. Only what you acquired as community property while you lived in such a state can have kept that character; ask an attorney.`,
          ),
        ]
      : []),
    warning(
      ['assetsOfBoth'],
      `${areSpouses(facts) ? 'Outside the community property states' : 'Between partners'} a joint trust can raise questions: of gifts between you, of the tax basis at the first death, and of creditors of one who reach what belonged to both. What each of you owns alone is kept apart in the document. If you hold a title by the entirety, ask an attorney before you change it.`,
    ),
  ];
});

/**
 * A rule for the property and the last wishes of one maker, applied to those of two: to everything that both put in, at a time
 * when no spouse is left.
 */
export const atSecondDeath = <Field extends FieldId>(rule: Rule<Field>): Rule<OfCouple<Field>> =>
  defineRule(rule.code, rule.speaksOf.map(toList), (facts, given) =>
    rule({ ...facts, assets: [...assetsOfCouple(facts)], maritalStatus: undefined, spouseName: undefined }, given).map(
      (objection) => ({ ...objection, fields: listed(objection.fields) }),
    ),
  );

type OfCouple<Field extends FieldId> = Exclude<Field, 'assets'> | 'assetsOfBoth';

const toList = <Field extends FieldId>(field: Field): OfCouple<Field> =>
  field === 'assets' ? 'assetsOfBoth' : (field as Exclude<Field, 'assets'>);

const listed = <Field extends FieldId>([first, ...others]: Objection<Field>['fields']): Objection<
  OfCouple<Field>
>['fields'] => [toList(first), ...others.map(toList)];
