import { findPlan, findQuestion } from '#catalogue/question-plans.ts';
import { applicableQuestions, listOf } from '#interview/missing-facts.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { addressesMachine, readAct } from '#interview/reader/acts.ts';
import { blankSpans } from '#interview/reader/blank.ts';
import { asksForPeople, beCautious, dropWords, offerProperty } from '#interview/reader/caution.ts';
import { castPeople, type Player } from '#interview/reader/cast-people.ts';
import { splitSentences } from '#interview/reader/clauses.ts';
import { findAddresses } from '#interview/reader/addresses.ts';
import { comparesShares, givesShare } from '#interview/reader/comparisons.ts';
import { knownPeople } from '#interview/reader/known-people.ts';
import { readFocus, readNumberFix, readRenaming } from '#interview/reader/corrections.ts';
import { lendRelation } from '#interview/reader/lend-relation.ts';
import type { Nameless } from '#interview/reader/nameless.ts';
import { findProperty } from '#interview/reader/property-talk.ts';
import { readDetailAnswer } from '#interview/reader/details.ts';
import { isCare, readNotes } from '#interview/reader/notes-reading.ts';
import { petSentences } from '#interview/reader/notes.ts';
import { readOffices } from '#interview/reader/offices.ts';
import { readReturns } from '#interview/reader/returns.ts';
import { readTakers } from '#interview/reader/people-patch.ts';
import { readScalars } from '#interview/reader/scalars.ts';
import { type Scene, setScene } from '#interview/reader/scene.ts';
import { readSettingFocus } from '#interview/reader/settings.ts';
import { normalizeMessage } from '#interview/reader/tokens.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The offline reader: what one message says, understood by rules alone. It reads structure (who is spoken of, in which role, with
 * which share), keeps what is addressed to the machine out, and never throws.
 */
export const readMessage = (interview: Interview, message: string, today: PlainDate): Reading => {
  const whole = normalizeMessage(message);
  const orders = splitSentences(whole).filter(({ text }) => addressesMachine(text));
  const text = blankSpans(whole, orders);
  if (orders.length > 0 && !/\p{L}{2}/u.test(text)) return { act: 'machine', patch: [] };

  const low = text.toLowerCase().trim();
  const first = readAct(low, false);
  if (interview.doubt && (first?.act === 'yes' || first?.act === 'no') && low.split(/\s+/u).length < 5)
    return { act: first.act, patch: [] };
  const questions = splitSentences(text).filter(({ text: sentence, end }) => isQuestion(sentence, text.charAt(end)));
  const isBlocked = first !== undefined && /^(?:back|skip|unsure|why|term|standing|advice|chatter)$/u.test(first.act);
  const scene = setScene(interview, {
    text: blankSpans(text, questions),
    isLenient:
      !isBlocked ||
      (questions.length > 0 && hasRest(text, questions)) ||
      (first.act === 'unsure' && asksPeople(interview)),
    today,
  });

  const { found, nameless } =
    isBlocked && !scene.isLenient && !isLong(low) ? { found: [], nameless: [] } : readPatch(scene);
  const sure = lendRelation(interview, found);
  const patch =
    first?.act === 'unsure'
      ? sure.map((one) => (one.field === scene.field ? { ...one, confidence: Math.min(one.confidence, 0.55) } : one))
      : sure;
  const act =
    patch.length > 0
      ? readAct(low, true)
      : declinesDetail(scene)
        ? { act: 'skip' as const }
        : first === undefined && comparesTakers(scene)
          ? { act: 'compare' as const }
          : first;
  const focus =
    patch.length > 0 ? undefined : (readSettingFocus(scene, applicableQuestions(interview)) ?? readFocus(scene));
  return {
    act: act?.act ?? (orders.length > 0 && patch.length === 0 ? 'machine' : 'answer'),
    patch,
    ...(act?.term !== undefined && { term: act.term }),
    ...(focus !== undefined && { focus }),
    ...(nameless.length > 0 && { nameless }),
  };
};

// Shares are compared while they are asked, or beside the name of somebody who receives one.
const comparesTakers = ({ low, facts, asked, field }: Scene): boolean => {
  if (!comparesShares(low) || givesShare(low)) return false;
  const takers = facts.beneficiaries ?? [];
  const isAsked = asked?.kind === 'detail' && asked.detail === 'percentage' && field !== undefined;
  return (
    (isAsked && listOf(facts, field).length > 1) ||
    (takers.length > 1 && takers.some(({ name }) => low.includes((name.split(' ')[0] ?? name).toLowerCase())))
  );
};

const asksPeople = ({ documentType, asked }: Interview): boolean =>
  asked?.kind === 'fact' &&
  /^(?:party|parties|people|shares)$/u.test(findQuestion(findPlan(documentType), asked.field)?.kind ?? '');

// Asked for an age: "right away", "they are grown".
const declinesDetail = ({ asked, low }: Scene): boolean =>
  asked?.kind === 'detail' &&
  asked.detail === 'distributionAge' &&
  /\b(?:right away|outright|immediately|straight away|now|asap|no (?:age|need|wait|limit|restriction)|grown|adults?|already|never|any age|doesn'?t matter|no matter|when i die|at my death|at once|not needed|no)\b/u.test(
    low,
  );

const isQuestion = (sentence: string, mark: string): boolean =>
  mark === '?' &&
  !/^\W*(?:can|could|would) (?:we|you|i) (?:please )?(?:change|make|add|remove|set|use|put|replace|name|switch|take)\b/iu.test(
    sentence,
  ) &&
  /^\W*(?:and |but |so |ok |wait |sorry |hmm |um )*(?:what|who|how|when|where|which|why|does|do|is|are|can|could|should|would)\b/iu.test(
    sentence,
  );

const hasRest = (text: string, questions: readonly { readonly start: number; readonly end: number }[]): boolean =>
  /\p{L}{2}/u.test(blankSpans(text, questions));

const isLong = (low: string): boolean => low.split(/\s+/u).length > 3;

interface PatchReading {
  readonly found: readonly Proposal[];
  readonly nameless: readonly Nameless[];
}

const readPatch = (scene: Scene): PatchReading => {
  const renaming = [...readNumberFix(scene), ...readRenaming(scene)];
  if (renaming.length > 0) return { found: renaming, nameless: [] };
  const scalars = readScalars(scene);
  const ownName = scalars.find(({ field }) => field === 'grantorName')?.value ?? scene.facts.grantorName;
  const plain = withoutSideText(scene);
  const property =
    asksForPeople(scene) && scene.isLenient
      ? findProperty(plain.text, scene.question?.kind === 'shares')
      : { spans: [], items: '' };
  const people = withText(plain, blankSpans(plain.text, property.spans));
  const cast = castPeople(people, typeof ownName === 'string' ? ownName : undefined);
  const { nameless } = cast;
  const players = dropWords(people, cast.players);
  const proposals = [
    ...scalars,
    ...readLists(people, players),
    ...readOffices(people, players),
    ...readReturns(scene, players),
    ...readNotes(
      correctsOther(scene) ? { ...scene, isLenient: false } : scene,
      players,
      withoutTaken(scene, scalars, players),
    ),
  ];
  const details = readDetailAnswer(scene, players);
  const all = unique([...details.filter(({ field }) => !proposals.some((one) => one.field === field)), ...proposals]);
  const found = all.length === 0 && players.length === 0 && nameless.length === 0;
  return {
    found: found ? offerProperty(scene, property.items) : beCautious(scene, { proposals: all, players }),
    nameless,
  };
};

const withText = (scene: Scene, text: string): Scene => ({ ...scene, text, low: text.toLowerCase() });

// Sentences that name somebody for an office or correct another fact are no property.
const withoutTaken = (scene: Scene, scalars: readonly Proposal[], players: readonly Player[]): string => {
  const isOffice = /^(?:trustee|nextTrustee|executor|guardian|contingent|beneficiary|excluded|removed|spouse)$/u;
  const sentences = splitSentences(scene.text).filter(
    ({ text, start, end }) =>
      players.some(
        (player) => player.isCued && isOffice.test(player.role) && player.start >= start && player.start < end,
      ) ||
      scalars.some(
        ({ field, evidence }) =>
          field !== 'grantorAddress' && field !== 'assets' && text.toLowerCase().includes(evidence.toLowerCase()),
      ),
  );
  const care = petSentences(scene.text).filter(({ text }) => isCare(text));
  return blankSpans(scene.text, [...sentences, ...care]);
};

// Addresses and sentences about pets hold names that nobody is named by.
const withoutSideText = (scene: Scene): Scene => {
  const spans = [
    ...findAddresses(scene.text, scene.field === 'grantorAddress'),
    ...petSentences(scene.text).filter(({ text }) => scene.field !== 'assets' || isCare(text)),
  ];
  const isNoteAsked = scene.question?.kind === 'longText' && scene.isLenient && !correctsOther(scene);
  const text = blankSpans(scene.text, isNoteAsked ? [{ start: 0, end: scene.text.length }] : spans);
  return withText(scene, text);
};

// "Scratch that, Otto gets 20": asked for a wish, somebody corrects a share.
const correctsOther = ({ low, facts }: Scene): boolean =>
  /^\W*(?:scratch that|actually|correction|oops|wait|sorry|i meant|change|no,)/u.test(low) &&
  knownPeople(facts).some(({ name }) => low.includes((name.split(' ')[0] ?? name).toLowerCase()));

const readLists = (scene: Scene, players: readonly Player[]): readonly Proposal[] =>
  (
    [
      ['beneficiaries', 'beneficiary'],
      ['contingentBeneficiaries', 'contingent'],
      ['members', 'member'],
    ] as const
  ).flatMap(([field, role]) =>
    scene.has(field)
      ? readTakers(scene, {
          field,
          players: players.filter((player) => player.role === role),
          others: players.filter((player) => player.role !== role),
        })
      : [],
  );

// A later reader of the same field knows less; the first proposal stands.
const unique = (proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.filter(({ field }, index) => proposals.findIndex((one) => one.field === field) === index);
