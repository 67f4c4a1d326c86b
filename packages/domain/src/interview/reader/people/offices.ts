import { namesSelf } from '#interview/mentions/names-self.ts';
import { isSpouse } from '#facts/kin.ts';
import type { FieldId } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { isCalled, isLonger, isMeantBy, isSamePerson, withFullerNames, wordsOfName } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import { readAgentFirm } from '#interview/reader/people/agent-firm.ts';
import { readBirthDates, readCurrentAges, readMinors } from '#interview/reader/shares/ages.ts';
import type { Player } from '#interview/reader/people/cast-people.ts';
import { isNothing } from '#interview/acts/nothing.ts';
import { readOwnOffices } from '#interview/reader/people/own-offices.ts';
import type { Role } from '#interview/reader/people/role.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { ageOn } from '#kit/plain-date.ts';

/** Everybody named for an office, the spouse, the children, and people who are left out. */
export const readOffices = (scene: Scene, players: readonly Player[]): readonly Proposal[] => [
  ...readAgentFirm(scene),
  ...readOwnOffices(scene, players),
  ...single(scene, players, { role: 'trustee', field: 'successorTrustee' }),
  ...single(scene, players, { role: 'executor', field: 'executor' }),
  ...single(scene, players, { role: 'guardian', field: 'guardian' }),
  ...single(scene, players, { role: 'agent', field: scene.has('agent') ? 'agent' : 'registeredAgent' }),
  ...several(scene, players, { role: 'nextAgent', field: 'successorAgents' }),
  ...single(scene, players, { role: 'protector', field: 'trustProtector' }),
  ...single(scene, players, { role: 'organizer', field: 'organizer' }),
  ...single(scene, players, { role: 'representative', field: 'partnershipRepresentative' }),
  ...single(scene, players, { role: 'successorManager', field: 'successorManager' }),
  ...several(scene, players, { role: 'manager', field: 'managers' }),
  ...several(scene, players, { role: 'nextTrustee', field: 'successorTrustees' }),
  ...several(scene, players, { role: 'panel', field: 'incapacityPanel' }),
  ...askedOffice(scene, players),
  ...firstTrustees(scene, players),
  ...homeTaker(scene, players),
  ...spouse(scene, players),
  ...children(scene, players),
  ...omitted(scene, players),
];

// An office without a role of its own is filled by whoever is named while it is asked.
const askedOffice = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { field, question } = scene;
  if (field === undefined || question?.names !== 'officers') return [];
  return question.kind === 'party'
    ? single(scene, players, { role: 'office', field })
    : several(scene, players, { role: 'office', field });
};

interface Office {
  readonly role: Role;
  readonly field: FieldId;
}

const single = (scene: Scene, players: readonly Player[], { role, field }: Office): readonly Proposal[] => {
  const named = players.filter((player) => player.role === role);
  const first = named.find(({ isCued }) => isCued) ?? named[0];
  // "Dashiell, Dashiell Crane": the fuller name of the same person.
  const player = named.find(({ name }) => first && isLonger(name, first.name)) ?? first;
  if (!player) return [];
  const isLoose = !player.isCued && !player.isKnown && player.relationship === undefined;
  const confidence =
    isLoose && player.isLower && !player.name.includes(' ') ? 0.5 : isLoose && !player.name.includes(' ') ? 0.65 : 0.9;
  const rest = role === 'trustee' ? named.filter((one) => !isMeantBy(player.name, one.name)) : [];
  return [
    {
      field,
      value: party(player),
      evidence: scene.text,
      confidence:
        player.isTold === true || /\b(?:maybe|perhaps|possibly|not sure|might)\b/u.test(scene.low)
          ? Math.min(confidence, 0.55)
          : confidence,
    },
    ...(rest.length > 0
      ? several(
          scene,
          rest.map((one) => ({ ...one, role: 'nextTrustee' as const })),
          { role: 'nextTrustee', field: 'successorTrustees' },
        )
      : []),
  ];
};

const party = ({ name, relationship }: Player) =>
  relationship && relationship !== 'self' ? { name, relationship } : { name };

const several = (scene: Scene, players: readonly Player[], { role, field }: Office): readonly Proposal[] => {
  const named = players.filter((player) => player.role === role);
  const known = scene.facts[field];
  const before = Array.isArray(known) && scene.field !== field ? (known as readonly { name: string }[]) : [];
  const fresh = named.filter(({ name }) => !before.some((one) => isSamePerson(one.name, name)));
  const value = [...withFullerNames(before, named), ...fresh.map(party)];
  if (isSameValue(value, before)) return [];
  return [{ field, value, evidence: scene.text, confidence: doubtTold(fresh, 0.8) }];
};

const firstTrustees = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { low, facts, field, isLenient, has } = scene;
  if (!has('initialTrustee')) return [];
  const isAsked = field === 'initialTrustee' && isLenient;
  const isAlready = facts.initialTrustee?.some(({ name }) => isSamePerson(name, facts.grantorName ?? '')) ?? false;
  const isChange = !isAlready || /\b(?:only|alone|just|change|meant|instead)\b/u.test(low);
  const isAboutSuccessor = /\b(?:successor|back-?up|next|second|alternate)\b/u.test(low);
  const named = players.filter(
    ({ role }) =>
      role === 'initialTrustee' || (isAsked && (role === 'spouse' || (role === 'trustee' && !isAboutSuccessor))),
  );
  const isOwn = ({ name }: Player): boolean => isSamePerson(name, facts.grantorName ?? '');
  const isBeside =
    named.length > 0 &&
    /\band (?:i|me|myself)\b[^.;]{0,40}\b(?:first|initial) (?:co-?)?trustees?\b|\b(?:first|initial) (?:co-?)?trustees?\b[^.;]{0,60}\b(?:i|me|myself)\b/u.test(
      low,
    );
  const isSelf =
    (isAsked && namesSelf(low)) || (isChange && claimsTrust(scene)) || isBeside || named.some((one) => isOwn(one));
  const isBoth = isAsked && /\b(?:we|us|both)\b/u.test(low) && facts.spouseName !== undefined;
  const self = isSelf && facts.grantorName ? [{ name: facts.grantorName }] : [];
  const partner =
    isBoth && facts.spouseName && !named.some(({ name }) => isSamePerson(name, facts.spouseName ?? ''))
      ? [{ name: facts.spouseName, relationship: 'spouse' }]
      : [];
  const others = named.filter((one) => !isOwn(one)).map(party);
  const value = [...self, ...partner, ...others];
  return value.length === 0
    ? []
    : [{ field: 'initialTrustee', value, evidence: scene.text, confidence: doubtTold(named, 0.85) }];
};

// Something is said about somebody who is known; whether they are named for the office is asked.
const doubtTold = (players: readonly Player[], confidence: number): number =>
  players.some(({ isTold }) => isTold === true) ? 0.5 : confidence;

const homeTaker = ({ has, text }: Scene, players: readonly Player[]): readonly Proposal[] => {
  const [only, ...others] = players.filter(({ role }) => role === 'homeTaker');
  return has('residenceRecipient') && only && others.length === 0
    ? [{ field: 'residenceRecipient', value: only.name, evidence: text, confidence: 0.85 }]
    : [];
};

// "I am the first trustee", "change the first trustee to me", or to the speaker's own name.
const claimsTrust = ({ low, facts }: Scene): boolean => {
  const own = facts.grantorName === undefined ? [] : [wordsOfName(facts.grantorName).join(' ')];
  const who = ['me', 'myself', ...own].join('|');
  return (
    /\bi(?:'m|'ll| am| will| want to|'d like to| should)? ?(?:be|serve as|act as)? ?(?:the |my own |my )?(?:first |initial |own )*trustee\b/u.test(
      low,
    ) ||
    new RegExp(String.raw`\b(?:first|initial) trustee (?:is|to|should be|will be|must be) (?:${who})\b`, 'u').test(
      wordsOfName(low).join(' '),
    )
  );
};

const spouse = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { has, facts, field, text } = scene;
  const isUnmarried = facts.maritalStatus !== undefined && !isMarried(facts.maritalStatus);
  const whom = has('partnerName') && isUnmarried ? 'partnerName' : 'spouseName';
  if (!has(whom)) return [];
  const isRelated = (said: string | undefined): boolean =>
    whom === 'partnerName' ? said === 'partner' : isSpouse(said);
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
  if (!has('children')) return [];
  const isAsked = field === 'children' && isLenient;
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
  return isSaid || isAnswered ? [{ field: 'children', value: [], evidence: text, confidence: 0.9 }] : [];
};

const children = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { has, field, low, facts, text, isLenient } = scene;
  if (!has('children')) return [];
  const isAsked = field === 'children' && isLenient;
  const isSame =
    isAsked &&
    /\b(?:same|already|the (?:two|three|four|five|ones?)|just (?:them|those|these)|named|listed|beneficiar)/u.test(
      low,
    ) &&
    players.length === 0;
  const related = /^(?:step|foster )?(?:son|daughter|child)$/u;
  const known = isSame
    ? (facts.beneficiaries ?? []).filter(({ relationship }) => related.test(relationship ?? ''))
    : [];
  const isTheSpouse = (name: string): boolean =>
    facts.spouseName !== undefined && (isSamePerson(name, facts.spouseName) || isCalled(name, facts.spouseName));
  // "She left a son Kevin": the child of a child.
  const isOfAnother = (start: number): boolean =>
    /\b(?:she|he|they|who)(?:'s| has| had)? (?:left|leaves|has|had|have)\b(?: behind)?[^.;,]{0,24}$/u.test(
      low.slice(0, start),
    );
  const named = players.filter(
    ({ role, relationship, name, start }) =>
      !isTheSpouse(name) &&
      !isOfAnother(start) &&
      ((role === 'child' && (relationship === undefined ? field !== 'assets' : related.test(relationship))) ||
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
  const before = facts.children ?? [];
  // A person can be mentioned twice in one message; each child is listed once.
  const added = fresh.filter(
    ({ name }, index) =>
      ![...before, ...fresh.slice(0, index)].some((one) => isSamePerson(one.name, name) || isCalled(one.name, name)),
  );
  const value = [...withFullerNames(before, fresh), ...added];
  return isSameValue(value, before) ? [] : [{ field: 'children', value, evidence: text, confidence: 0.85 }];
};

const bareAge = (behind: string): number | undefined => {
  const age = /^\s*,?\s*(?:is |age |aged |\()?(\d{1,2})\b(?!\s*(?:%|percent|\/|-))/iu.exec(behind)?.[1];
  return age === undefined ? undefined : Number(age);
};

const omitted = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { has, facts, text } = scene;
  if (!has('intentionallyOmitted')) return [];
  const before = facts.intentionallyOmitted ?? [];
  const fresh = players
    .filter(({ role, name }) => role === 'excluded' && !before.some((one) => isSamePerson(one.name, name)))
    .map(party);
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
          field: 'intentionallyOmitted',
          value: [...before, ...fresh],
          evidence: text,
          confidence: isOneThing ? 0.5 : 0.8,
        },
      ];
};
