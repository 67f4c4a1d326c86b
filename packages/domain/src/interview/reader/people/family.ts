import { fieldOf, told } from '#facts/told.ts';
import { isSpouse } from '#facts/kin.ts';
import { isMarried } from '#facts/is-married.ts';
import { isCalled, isSamePerson, withFullerNames } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import { readBirthDates, readCurrentAges, readMinors } from '#interview/reader/shares/ages.ts';
import { partyOf, type Player } from '#interview/reader/people/cast-people.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { ageOn } from '#kit/plain-date.ts';

/** The spouse or partner whom a message names. */
export const readSpouse = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { has, facts, field, text } = scene;
  const status = told(facts, 'marital-status');
  const isUnmarried = status !== undefined && !isMarried(status);
  const [partnerField, spouseField] = [fieldOf('partner-name'), fieldOf('spouse-name')];
  const whom = has(partnerField) && isUnmarried ? partnerField : spouseField;
  if (!has(whom)) return [];
  const isRelated = (said: string | undefined): boolean =>
    whom === partnerField ? said === 'partner' : isSpouse(said);
  const cued = players.find(({ role }) => role === 'spouse');
  const asRelation = players.find(({ relationship, isKnown }) => !isKnown && isRelated(relationship));
  const found = cued ?? asRelation;
  if (!found || found.relationship === 'self' || (facts[whom] !== undefined && field !== whom)) return [];
  return [
    {
      field: whom,
      value: found.name,
      evidence: text,
      confidence: found.isCued || found.name.includes(' ') ? 0.9 : 0.7,
    },
  ];
};

/** That there are no children: said in words, or a "no" to the question with nothing about others behind it. */
export const readChildless = ({ has, field, low, text, isLenient }: Scene): readonly Proposal[] => {
  if (!has(fieldOf('children'))) return [];
  const isAsked = field === fieldOf('children') && isLenient;
  const isSaid =
    /\b(?:i|we) (?:have no|(?:don'?t|do not) have (?:any )?|never had (?:any )?) ?(?:own |other |living )?(?:kids|children)\b/u.test(
      low,
    );
  const isAnswered =
    isAsked &&
    (/\bno (?:kids|children)\b|\bchildless\b|\b(?:i|we) (?:have none|never (?:had|did)|(?:don'?t|do not) have (?:any|one|children|kids))\b/u.test(
      low,
    ) ||
      isNothing(low) ||
      (/^\W*(?:no|none|nope|never had|don'?t have|do not have|0|zero)\b/u.test(low) &&
        !/\p{Lu}[\p{L}'-]+ \p{Lu}/u.test(text) &&
        !/\d|%|\b(?:gets?|receives?|just|only|but|not|he|she|they)\b/u.test(
          low.replace(/^\W*(?:0|do not)\b|\b(?:just|only) (?:me|us|the two of us)\b/gu, ''),
        )));
  return isSaid || isAnswered ? [{ field: fieldOf('children'), value: [], evidence: text, confidence: 0.9 }] : [];
};

/** The children whom a message names: sons and daughters, or everybody while they are asked. */
export const readChildren = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { has, field, low, facts, text, isLenient } = scene;
  const whose = fieldOf('children');
  if (!has(whose)) return [];
  const isAsked = field === whose && isLenient;
  const isSame =
    isAsked &&
    /\b(?:same|already|the (?:two|three|four|five|ones?)|just (?:them|those|these)|named|listed|beneficiar)/u.test(
      low,
    ) &&
    players.length === 0;
  const related = /^(?:step|foster )?(?:son|daughter|child)$/u;
  const known = isSame
    ? (told(facts, 'takers') ?? []).filter(({ relationship }) => related.test(relationship ?? ''))
    : [];
  const partner = told(facts, 'spouse-name');
  const isTheSpouse = (name: string): boolean =>
    partner !== undefined && (isSamePerson(name, partner) || isCalled(name, partner));
  // "She left a son Kevin": the child of a child.
  const isOfAnother = (start: number): boolean =>
    /\b(?:she|he|they|who)(?:'s| has| had)? (?:left|leaves|has|had|have)\b(?: behind)?[^.;,]{0,24}$/u.test(
      low.slice(0, start),
    );
  const named = players.filter(
    ({ role, relationship, name, start }) =>
      !isTheSpouse(name) &&
      !isOfAnother(start) &&
      ((role === 'child' &&
        (relationship === undefined ? field !== fieldOf('property') : related.test(relationship))) ||
        (isAsked && role === 'beneficiary') ||
        (role !== 'excluded' && related.test(relationship ?? '') && isAsked)),
  );
  // Children are listed with their ages, not with shares: "Huy 15 and Mai 9".
  const ages = readCurrentAges(scene.text, named).map(
    (age, index) => age ?? bareAge(isAsked ? scene.text.slice(named[index]?.end ?? 0) : ''),
  );
  const minors = readMinors(scene.text, named);
  const births = readBirthDates(scene.whole, named, scene.today);
  const isYoung = (index: number): boolean => {
    const born = births[index];
    return minors[index] === true || (born ? ageOn(born, scene.today) : (ages[index] ?? 99)) < 18;
  };
  const isDead = (index: number): boolean =>
    /^[^.;,]{0,20}\b(?:died|passed|deceased|dead)\b/u.test(low.slice(named[index]?.end ?? 0));
  const fresh = [
    ...known.map(({ name, relationship, isMinor }) => ({
      name,
      ...(relationship && { relationship }),
      ...(isMinor && { isMinor }),
    })),
    ...named.map(({ name, relationship }, index) => ({
      name,
      ...(relationship && related.test(relationship) && { relationship }),
      ...(births[index] && { dateOfBirth: births[index] }),
      ...(isYoung(index) && { isMinor: true }),
      ...(isDead(index) && { livingStatus: 'deceased' as const }),
    })),
  ];
  const before = facts[whose] ?? [];
  // A person can be mentioned twice in one message; each child is listed once.
  const added = fresh.filter(
    ({ name }, index) =>
      ![...before, ...fresh.slice(0, index)].some((one) => isSamePerson(one.name, name) || isCalled(one.name, name)),
  );
  const value = [...withFullerNames(before, fresh), ...added];
  return isSameValue(value, before) ? [] : [{ field: whose, value, evidence: text, confidence: 0.85 }];
};

const bareAge = (behind: string): number | undefined => {
  const age = /^\s*,?\s*(?:is |age |aged |\()?(\d{1,2})\b(?!\s*(?:%|percent|\/|-))/iu.exec(behind)?.[1];
  return age === undefined ? undefined : Number(age);
};

/** Those who are to receive nothing. */
export const readLeftOut = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { has, facts, text } = scene;
  const leftOut = fieldOf('left-out');
  if (!has(leftOut)) return [];
  const before = facts[leftOut] ?? [];
  const fresh = players
    .filter(({ role, name }) => role === 'excluded' && !before.some((one) => isSamePerson(one.name, name)))
    .map(partyOf);
  // Whoever is not to have one thing, or is only told apart ("Joe, not Daniel"), may still take a share.
  const isOneThing = players.some(
    ({ role, start, end }) =>
      role === 'excluded' &&
      (/(?<!\bbut )\bnot\s+(?:my |our )?$/iu.test(text.slice(0, start)) ||
        /^[^.;,]{0,24}\b(?:get|have|receive|inherit|take)\s+(?:the|my|our|her|his)\s+(?!share|estate|money|inheritance)/iu.test(
          text.slice(end),
        )),
  );
  return fresh.length === 0
    ? []
    : [
        {
          field: leftOut,
          value: [...before, ...fresh],
          evidence: text,
          confidence: isOneThing ? 0.5 : 0.8,
        },
      ];
};
