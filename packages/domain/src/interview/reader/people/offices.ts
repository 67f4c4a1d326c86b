import { fieldOf, told } from '#facts/told.ts';
import type { HeardAs } from '#facts/define-fact.ts';
import { namesSelf } from '#interview/mentions/names-self.ts';
import type { FieldId } from '#facts/facts.ts';
import { isLonger, isMeantBy, isSamePerson, withFullerNames, wordsOfName } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import { readAgentFirm } from '#interview/reader/people/agent-firm.ts';
import { partyOf, type Player } from '#interview/reader/people/cast-people.ts';
import { readChildren, readLeftOut, readSpouse } from '#interview/reader/people/family.ts';
import { readOwnOffices } from '#interview/reader/people/own-offices.ts';
import type { Role } from '#interview/reader/people/role.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/** Everybody named for an office, the spouse, the children, and people who are left out. */
export const readOffices = (scene: Scene, players: readonly Player[]): readonly Proposal[] => [
  ...readAgentFirm(scene),
  ...readOwnOffices(scene, players),
  ...offices.flatMap((role) => namedFor(scene, players, role)),
  ...askedOffice(scene, players),
  ...firstTrustees(scene, players),
  ...homeTaker(scene, players),
  ...readSpouse(scene, players),
  ...readChildren(scene, players),
  ...readLeftOut(scene, players),
];

// In this order: whoever is named first for a fact stands.
const offices = [
  'trustee',
  'executor',
  'guardian',
  'agent',
  'nextAgent',
  'protector',
  'organizer',
  'representative',
  'nextManager',
  'manager',
  'nextTrustee',
  'panel',
] as const satisfies readonly HeardAs[];

const namedFor = (scene: Scene, players: readonly Player[], role: HeardAs): readonly Proposal[] => {
  const office = scene.plan.questions.find(({ heardAs }) => heardAs === role);
  if (office === undefined) return [];
  return office.kind === 'party'
    ? single(scene, players, { role, field: office.field })
    : several(scene, players, { role, field: office.field });
};

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
      value: partyOf(player),
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
          { role: 'nextTrustee', field: fieldOf('later-trustees') },
        )
      : []),
  ];
};

const several = (scene: Scene, players: readonly Player[], { role, field }: Office): readonly Proposal[] => {
  const named = players.filter((player) => player.role === role);
  const known = scene.facts[field];
  const before = Array.isArray(known) && scene.field !== field ? (known as readonly { name: string }[]) : [];
  const fresh = named.filter(({ name }) => !before.some((one) => isSamePerson(one.name, name)));
  const value = [...withFullerNames(before, named), ...fresh.map(partyOf)];
  if (isSameValue(value, before)) return [];
  return [{ field, value, evidence: scene.text, confidence: doubtTold(fresh, 0.8) }];
};

const firstTrustees = (scene: Scene, players: readonly Player[]): readonly Proposal[] => {
  const { low, facts, field, isLenient, has } = scene;
  const office = fieldOf('first-trustees');
  if (!has(office)) return [];
  const [maker, partner] = [told(facts, 'maker-name'), told(facts, 'spouse-name')];
  const isAsked = field === office && isLenient;
  const isAlready = facts[office]?.some(({ name }) => isSamePerson(name, maker ?? '')) ?? false;
  const isChange = !isAlready || /\b(?:only|alone|just|change|meant|instead)\b/u.test(low);
  const isAboutSuccessor = /\b(?:successor|back-?up|next|second|alternate)\b/u.test(low);
  const named = players.filter(
    ({ role }) =>
      role === 'firstTrustee' || (isAsked && (role === 'spouse' || (role === 'trustee' && !isAboutSuccessor))),
  );
  const isOwn = ({ name }: Player): boolean => isSamePerson(name, maker ?? '');
  const isBeside =
    named.length > 0 &&
    /\band (?:i|me|myself)\b[^.;]{0,40}\b(?:first|initial) (?:co-?)?trustees?\b|\b(?:first|initial) (?:co-?)?trustees?\b[^.;]{0,60}\b(?:i|me|myself)\b/u.test(
      low,
    );
  const isSelf =
    (isAsked && namesSelf(low)) || (isChange && claimsTrust(scene)) || isBeside || named.some((one) => isOwn(one));
  const isBoth = isAsked && /\b(?:we|us|both)\b/u.test(low);
  const self = isSelf && maker ? [{ name: maker }] : [];
  const spouses =
    isBoth && partner && !named.some(({ name }) => isSamePerson(name, partner))
      ? [{ name: partner, relationship: 'spouse' }]
      : [];
  const others = named.filter((one) => !isOwn(one)).map(partyOf);
  const value = [...self, ...spouses, ...others];
  return value.length === 0 ? [] : [{ field: office, value, evidence: scene.text, confidence: doubtTold(named, 0.85) }];
};

// Something is said about somebody who is known; whether they are named for the office is asked.
const doubtTold = (players: readonly Player[], confidence: number): number =>
  players.some(({ isTold }) => isTold === true) ? 0.5 : confidence;

const homeTaker = ({ has, text }: Scene, players: readonly Player[]): readonly Proposal[] => {
  const [only, ...others] = players.filter(({ role }) => role === 'homeTaker');
  return has(fieldOf('home-taker')) && only && others.length === 0
    ? [{ field: fieldOf('home-taker'), value: only.name, evidence: text, confidence: 0.85 }]
    : [];
};

// "I am the first trustee", "change the first trustee to me", or to the speaker's own name.
const claimsTrust = ({ low, facts }: Scene): boolean => {
  const maker = told(facts, 'maker-name');
  const own = maker === undefined ? [] : [wordsOfName(maker).join(' ')];
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
