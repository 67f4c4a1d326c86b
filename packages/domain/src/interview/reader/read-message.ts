import { fieldOf, told } from '#facts/told.ts';
import { isCalledIn } from '#facts/same-person.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { addressesMachine, readAct } from '#interview/acts/acts.ts';
import { isBareYes } from '#interview/acts/bare-yes.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { asksForPeople, beCautious, dropWords, offerProperty } from '#interview/reader/caution.ts';
import { castPeople, type Player } from '#interview/reader/people/cast-people.ts';
import { type Clause, isQuestion, splitSentences } from '#interview/language/clauses.ts';
import { askedBirth } from '#interview/reader/days.ts';
import { findAddresses } from '#interview/reader/property/addresses.ts';
import { comparesTakers } from '#interview/reader/shares/comparisons.ts';
import { readKind, withSaidKinds } from '#interview/asked/kinds.ts';
import { knownPeople } from '#interview/mentions/known-people.ts';
import { findFocus } from '#interview/asked/find-focus.ts';
import { readGifts } from '#interview/reader/property/gifts.ts';
import { lendRelation } from '#interview/reader/people/lend-relation.ts';
import { isAnimalTaker } from '#interview/acts/animals-named.ts';
import { findLosses } from '#interview/acts/losses.ts';
import { readNamedYesNo } from '#interview/asked/named-yes-no.ts';
import { nobodyMeant } from '#interview/reader/people/nobody-meant.ts';
import { readOverheard } from '#interview/asked/overheard.ts';
import type { Nameless } from '#interview/reader/people/nameless.ts';
import { findProperty, findStreets } from '#interview/reader/property/property-talk.ts';
import { isInDespair } from '#interview/acts/despair.ts';
import { declinesDetail, leavesOut } from '#interview/asked/declines.ts';
import { readDetailAnswer } from '#interview/reader/people/details.ts';
import { isCare, readNotes } from '#interview/reader/notes-reading.ts';
import { petSentences } from '#interview/reader/notes.ts';
import { readChildless } from '#interview/reader/people/family.ts';
import { readOffices } from '#interview/reader/people/offices.ts';
import { readTakers } from '#interview/reader/people/people-patch.ts';
import { readScalars } from '#interview/reader/scalars.ts';
import { type Scene, setScene } from '#interview/asked/scene.ts';
import { readSettingFocus } from '#interview/asked/offered-settings.ts';
import { readSurnames } from '#interview/reader/people/surnames.ts';
import { isSpanish } from '#interview/language/spanish/is-spanish.ts';
import { findStatement, keepDetails } from '#interview/asked/statements.ts';
import { withoutNames } from '#interview/asked/setting-names.ts';
import { withoutGifts } from '#interview/reader/property/without-gifts.ts';
import { toldSentences } from '#interview/asked/told.ts';
import { normalizeMessage } from '#interview/language/tokens.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What is heard before anything else is read: despair, orders to the machine alone, another language; and what is left to read. */
export const readOutright = (
  interview: Interview,
  message: string,
): { readonly text: string; readonly orders: readonly Clause[]; readonly reading?: Reading } => {
  const whole = normalizeMessage(message);
  const orders = splitSentences(whole).filter(({ text }) => addressesMachine(text));
  const text = blankSpans(whole, orders);
  const say = (act: Reading['act']) => ({ text, orders, reading: { act, patch: [] } });
  if (isInDespair(whole)) return say('despair');
  if (orders.length > 0 && !/\p{L}{2}/u.test(text)) return say('machine');
  return isSpanish(text) && interview.language !== 'es' && !mayBeSpanish(interview) ? say('spanish') : { text, orders };
};

/**
 * The offline reader: what one message says, understood by rules alone. It reads structure (who is spoken of, in which role, with
 * which share), keeps what is addressed to the machine out, and never throws.
 */
export const readMessage = (interview: Interview, message: string, today: PlainDate): Reading => {
  const { text, orders, reading } = readOutright(interview, message);
  if (reading) return reading;

  const low = withoutNames(text.toLowerCase().trim(), interview.plan.questions).trim();
  const first = readAct(low, false);
  if (first && interview.doubt && isBareAnswer(first.act, { message, low })) return { act: first.act, patch: [] };
  const questions = splitSentences(text).filter(({ text: sentence, end }) => isQuestion(sentence, text.charAt(end)));
  const isBlocked =
    first !== undefined &&
    /^(?:back|skip|unsure|why|term|progress|advice|chatter|recap|document|worry)$/u.test(first.act);
  const scene = setScene(interview, {
    text: blankSpans(text, questions),
    isLenient:
      !isBlocked ||
      (questions.length > 0 && hasRest(text, questions)) ||
      (first.act === 'unsure' && asksPeople(interview)),
    today,
  });

  const surnames = isBlocked ? undefined : readSurnames(interview, text);
  if (surnames && (surnames.patch.length > 0 || surnames.whole.length > 0))
    return { act: 'answer', isPlain: true, patch: surnames.patch, declined: surnames.whole };
  const kinds = isBlocked ? undefined : readKind(interview, text);
  if (kinds) return { act: 'answer', isPlain: true, patch: kinds };
  const stated = readStatement(interview, text, scene);
  if (stated) return stated;

  const {
    found,
    nameless: called,
    isElsewhere,
  } = isBlocked && !scene.isLenient && !isLong(low) ? nothing : readPatch(scene);
  // "My babies are two cats": nobody is meant who has a name to ask for.
  const nameless = isAnimalTaker(text) ? [] : called;
  const named = found.length > 0 ? found : readNamedYesNo(scene, applicableQuestions(interview));
  const sure = withSaidKinds(lendRelation(interview, named), text);
  const patch =
    first?.act === 'unsure'
      ? sure.map((one) => (one.field === scene.field ? { ...one, confidence: Math.min(one.confidence, 0.55) } : one))
      : sure;
  const act =
    patch.length > 0
      ? readAct(low, true)
      : declinesDetail(scene) || leavesOut(scene)
        ? { act: 'skip' as const }
        : first === undefined && comparesTakers(scene)
          ? { act: 'compare' as const }
          : first;
  const focus =
    patch.length > 0 ? undefined : (readSettingFocus(scene, applicableQuestions(interview)) ?? findFocus(scene));
  const losses = findLosses(text);
  const isAboutPet =
    patch.length === 0 &&
    nameless.length === 0 &&
    first === undefined &&
    (petSentences(text).length > 0 || isAnimalTaker(text));
  const isSmooth = act?.act !== 'yes' || isBareYes(message);
  return {
    act:
      losses.length > 0 && patch.length === 0 && nameless.length === 0
        ? 'loss'
        : isAboutPet
          ? 'pet'
          : !isSmooth
            ? 'yesBut'
            : (act?.act ?? (orders.length > 0 && patch.length === 0 ? 'machine' : 'answer')),
    patch,
    ...(act?.term !== undefined && { term: act.term }),
    ...(focus !== undefined && { focus }),
    ...(isElsewhere && scene.question && canBeSettled(scene.question) && { settled: [scene.question.field] }),
    ...(nameless.length > 0 &&
      !patch.some(({ field, value }) => field === fieldOf('children') && isSameValue(value, [])) && { nameless }),
    ...(losses.length > 0 && { isBereaved: true }),
    ...(patch.length === 0 && askedBirth(scene)),
  };
};

// Whoever tells another wish where any may be told has answered, as far as the question need be.
const canBeSettled = ({ kind, isRequired }: FactQuestion): boolean =>
  kind === 'longText' || (kind === 'choices' && !isRequired);

const isBareAnswer = (act: Reading['act'], said: { readonly message: string; readonly low: string }): boolean =>
  (act === 'yes' && isBareYes(said.message)) || (act === 'no' && said.low.split(/\s+/u).length < 5);

// Streets and titles may be Spanish.
const mayBeSpanish = ({ asked, plan }: Interview): boolean => {
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  return question?.kind === 'address' || question?.title !== undefined;
};

// "My children are …" while nothing else is asked: read as the answer to that question.
const readStatement = (interview: Interview, text: string, { today, questions }: Scene): Reading | undefined => {
  const stated = findStatement(interview, text, questions);
  if (!stated) return undefined;
  const { field, answer } = stated;
  const { [field]: before, ...others } = interview.facts;
  const facts = Array.isArray(before) ? others : interview.facts;
  const read = readMessage({ ...interview, facts, asked: { kind: 'fact', field }, doubt: null }, answer, today);
  return read.patch.some((one) => one.field === field)
    ? { act: 'answer', patch: read.patch.map((one) => (one.field === field ? keepDetails(interview.facts, one) : one)) }
    : undefined;
};

const asksPeople = ({ plan, asked }: Interview): boolean =>
  asked?.kind === 'fact' && /^(?:party|parties|people|shares)$/u.test(findQuestion(plan, asked.field)?.kind ?? '');

const hasRest = (text: string, questions: readonly { readonly start: number; readonly end: number }[]): boolean =>
  /\p{L}{2}/u.test(blankSpans(text, questions));

const isLong = (low: string): boolean => low.split(/\s+/u).length > 3;

interface PatchReading {
  /** The reply was only about facts that were not asked. */
  readonly isElsewhere?: boolean;
  readonly found: readonly Proposal[];
  readonly nameless: readonly Nameless[];
}

const nothing: PatchReading = { found: [], nameless: [] };

const readPatch = (scene: Scene): PatchReading => {
  const overheard = readOverheard(scene);
  const scalars = readScalars(scene);
  const ownName =
    scalars.find(({ field }) => field === fieldOf('maker-name'))?.value ?? told(scene.facts, 'maker-name');
  const plain = withoutSideText(scene);
  const property =
    asksForPeople(scene) && scene.isLenient
      ? findProperty(plain.text, scene.question?.kind === 'shares')
      : { spans: [], items: '' };
  const remarks = toldSentences(plain);
  const gifts = readGifts(withText(plain, blankSpans(plain.text, remarks)));
  const streets = findStreets(plain.text, scene.question === undefined || scene.question.kind === 'shares');
  const spans = [...property.spans, ...streets, ...gifts.spans, ...overheard.pieces];
  const people = withText(plain, blankSpans(plain.text, spans));
  const cast = castPeople(people, typeof ownName === 'string' ? ownName : undefined);
  const { nameless } = cast;
  const players = dropWords(people, cast.players);
  const proposals = [
    ...scalars,
    ...readChildless(scene),
    ...readLists(people, players),
    ...readOffices(people, players),
    ...withoutGifts(scene, players),
    ...overheard.proposals,
    ...gifts.proposals,
    ...readNotes(
      withText(
        correctsOther(scene) ? { ...scene, isLenient: false } : scene,
        blankSpans(scene.text, scene.question?.kind === 'longText' ? overheard.spans : overheard.taken),
      ),
      players,
      blankSpans(withoutTaken(scene, scalars, players), [...gifts.spans, ...remarks]),
    ),
  ];
  const details = readDetailAnswer(scene, players);
  const all = unique([...details.filter(({ field }) => !proposals.some((one) => one.field === field)), ...proposals]);
  const found = all.length === 0 && players.length === 0 && nameless.length === 0;
  return {
    found: found ? offerProperty(scene, property.items) : beCautious(scene, { proposals: all, players }),
    nameless,
    isElsewhere: overheard.spans.length > 0 && !hasRest(scene.text, overheard.spans),
  };
};

const withText = (scene: Scene, text: string): Scene => ({ ...scene, text, low: text.toLowerCase() });

// Sentences that name somebody for an office or correct another fact are no property.
const withoutTaken = (scene: Scene, scalars: readonly Proposal[], players: readonly Player[]): string => {
  const isOffice =
    /^(?:firstTrustee|trustee|nextTrustee|executor|guardian|contingent|beneficiary|excluded|removed|spouse)$/u;
  const sentences = splitSentences(scene.text).filter(
    ({ text, start, end }) =>
      players.some(
        (player) => player.isCued && isOffice.test(player.role) && player.start >= start && player.start < end,
      ) ||
      scalars.some(
        ({ field, evidence }) =>
          field !== fieldOf('maker-address') &&
          field !== fieldOf('property') &&
          text.toLowerCase().includes(evidence.toLowerCase()),
      ),
  );
  const care = petSentences(scene.text).filter(({ text }) => isCare(text));
  return blankSpans(scene.text, [...sentences, ...care]);
};

// Addresses and sentences about pets hold names that nobody is named by.
const withoutSideText = (scene: Scene): Scene => {
  const spans = [
    ...findAddresses(scene.text, scene.question?.kind === 'address'),
    ...nobodyMeant(scene),
    ...petSentences(scene.text),
  ];
  const isNoteAsked = scene.question?.kind === 'longText' && scene.isLenient && !correctsOther(scene);
  const text = blankSpans(scene.text, isNoteAsked ? [{ start: 0, end: scene.text.length }] : spans);
  return withText(scene, text);
};

// "Scratch that, Otto gets 20": asked for a wish, somebody corrects a share.
const correctsOther = ({ low, facts }: Scene): boolean =>
  /^\W*(?:scratch that|actually|correction|oops|wait|sorry|i meant|change|no,)/u.test(low) &&
  knownPeople(facts).some(({ name }) => isCalledIn(low, name));

const lists = { beneficiary: 'takers', contingent: 'next-takers', member: 'owners' } as const;

const readLists = (scene: Scene, players: readonly Player[]): readonly Proposal[] =>
  Object.entries(lists).flatMap(([heardAs, role]) =>
    scene.has(fieldOf(role))
      ? readTakers(scene, {
          field: fieldOf(role),
          players: players.filter((player) => player.role === heardAs),
          others: players.filter((player) => player.role !== heardAs),
        })
      : [],
  );

// A later reader of the same field knows less; the first proposal stands.
const unique = (proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.filter(({ field }, index) => proposals.findIndex((one) => one.field === field) === index);
