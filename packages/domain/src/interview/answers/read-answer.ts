import type { FactKind } from '#facts/fact-kind.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import { readAddressAnswer } from '#interview/answers/read-address.ts';
import { readAssetsAnswer } from '#interview/answers/read-assets.ts';
import { readBeside } from '#interview/answers/read-beside.ts';
import { readChoiceAnswer } from '#interview/answers/read-choice.ts';
import { readChoicesAnswer } from '#interview/answers/read-choices.ts';
import { readConcluded } from '#interview/answers/read-concluded.ts';
import { readDateAnswer } from '#interview/answers/read-date.ts';
import { readGiftsAnswer } from '#interview/answers/read-gifts.ts';
import { readLongTextAnswer } from '#interview/answers/read-long-text.ts';
import { readMoneyAnswer } from '#interview/answers/read-money.ts';
import { asksSomething, readNoValue } from '#interview/answers/read-no-value.ts';
import { readNumberAnswer } from '#interview/answers/read-number.ts';
import { readOffer } from '#interview/answers/read-offer.ts';
import { readStateAnswer } from '#interview/answers/read-state.ts';
import { readStepsAnswer } from '#interview/answers/read-steps.ts';
import { readTextAnswer } from '#interview/answers/read-text.ts';
import { readYesNoAnswer } from '#interview/answers/read-yes-no.ts';
import { readKindsOfAll } from '#interview/answers/read-kinds-of-all.ts';
import { readEntryDetail } from '#interview/answers/read-entry-detail.ts';
import { readOtherNames } from '#interview/answers/read-other-names.ts';
import { readOffices } from '#interview/answers/read-offices.ts';
import { readPeople } from '#interview/answers/read-people.ts';
import { readSharesAside } from '#interview/answers/read-shares-aside.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { isPlain } from '#interview/language/is-plain-word.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import { readAct } from '#interview/acts/acts.ts';
import type { Act, Proposal, Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Who reads the answers to which kind of question. */
const peopleReaders: Partial<Record<FactKind, AnswerReader>> = {
  people: (heard) => readOtherNames(heard) ?? readPeople(heard),
  shares: readSharesAside,
  party: (heard) => readOffices(heard) ?? readConcluded(readOffices)(heard),
  parties: (heard) => readOffices(heard) ?? readConcluded(readOffices)(heard),
};

/** Who reads answers that give one value or choose; somebody who has none says so in the same words everywhere. */
const valueReaders: Partial<Record<FactKind, AnswerReader>> = {
  yesNo: readYesNoAnswer,
  choice: readChoiceAnswer,
  choices: readChoicesAnswer,
  date: readDateAnswer,
  address: readAddressAnswer,
  state: readStateAnswer,
  text: readTextAnswer,
  longText: readLongTextAnswer,
  number: readNumberAnswer,
  money: readMoneyAnswer,
  steps: readStepsAnswer,
  assets: readAssetsAnswer,
  gifts: readGiftsAnswer,
};

/**
 * What a message says in answer to the open question, by the kind of fact that it asks. Undefined where the message is not such an
 * answer, or where not every word of it is accounted for: then it is read as free speech.
 */
export const readAnswer = (
  interview: Interview,
  { message, today }: { readonly message: string; readonly today: PlainDate },
): Reading | undefined => {
  const { asked, plan } = interview;
  if (asked?.kind === 'offer')
    return readOffer(interview, {
      message,
      today,
      readValue: (question, piece) => valueIn({ interview, question, message: piece, today }),
    });
  if (asked?.kind !== 'fact' && asked?.kind !== 'detail') return undefined;
  const question = findQuestion(plan, asked.field);
  if (!question || (!closed.has(question.kind) && isNoAnswer(question, message))) return undefined;
  const heard = { interview, question, asked, message, today };
  const answer = asked.kind === 'detail' ? readDetail(heard) : readFact(heard);
  return answer && withBeside(heard, answer);
};

// What else is said plainly answers its own question; the rest stays in the words of the person.
const withBeside = ({ interview, today }: Heard, answer: Answer): Reading => {
  const { rest: remarks = [], ...plain } = answer;
  const told = answer.patch.map(({ field }) => field);
  const { patch, rest } = readBeside(interview, { remarks, told, today });
  return {
    act: 'answer',
    isPlain: true,
    ...plain,
    patch: [...answer.patch, ...patch],
    ...(rest.length > 0 && { rest }),
  };
};

const readDetail = (heard: Heard): Answer | undefined =>
  readKindsOfAll(heard) ?? readEntryDetail(heard) ?? peopleReaders[heard.question.kind]?.(heard);

const readFact = (heard: Heard): Answer | undefined => {
  if (isApart(heard)) return undefined;
  const ofValue = valueReaders[heard.question.kind];
  if (ofValue && asksSomething(heard.message)) return undefined;
  return ofValue ? (readNoValue(heard) ?? ofValue(heard)) : peopleReaders[heard.question.kind]?.(heard);
};

// A choice among names, amounts for each of a list of people, and words that answer another question while this one is asked.
const isApart = ({ interview, question, message }: Heard): boolean =>
  question.options !== undefined ||
  (question.perEntry !== undefined && valueReaders[question.kind] === undefined) ||
  interview.plan.questions.some(({ overheard, choices = [] }) =>
    [overheard, ...choices.map((choice) => choice.overheard)].some(
      (one) => one?.whileAsked?.field === question.field && one.whileAsked.said.test(message.toLowerCase()),
    ),
  );

// A few words that put the question off, go back or ask something themselves are never a title or a place.
const isNoAnswer = (question: FactQuestion, message: string): boolean => {
  const said = message.trim().toLowerCase();
  const act = said.split(/\s+/u).length > fewWords ? undefined : readAct(said, false)?.act;
  // There is a Coffee County.
  if (act === 'chatter' && isCountyQuestion(question) && endsInThing(said)) return false;
  return act !== undefined && !answering.has(act);
};

const endsInThing = (said: string): boolean => {
  const [word, ...more] = tagWords(said.replace(/^(?:it'?s|in) | county$/gu, ''));
  return word?.part === 'noun' && !isPlain(word) && more.length === 0;
};

const fewWords = 6;

// Where an answer shows by itself, whatever else the same words may mean.
const closed: ReadonlySet<FactKind> = new Set([
  'yesNo',
  'choice',
  'choices',
  'date',
  'number',
  'money',
  'state',
  'address',
  'steps',
] as const);

const answering: ReadonlySet<Act> = new Set(['yes', 'no', 'answer', 'unsure'] as const);

// A setting by its name: a yes or no to it is what the piece grants or denies.
const valueIn = (heard: Omit<Heard, 'asked'>): readonly Proposal[] | undefined => {
  const { question, message } = heard;
  const asked = { kind: 'fact', field: question.field } as const;
  const answer = valueReaders[question.kind]?.({ ...heard, asked });
  if (answer && answer.patch.length > 0) return answer.patch;
  if (question.kind !== 'yesNo') return undefined;
  const isDenied = /\b(?:no|not|never|without|nobody|skip|waive)\b|n't\b/iu.test(message);
  return [{ field: question.field, value: !isDenied, evidence: message, confidence: 0.85 }];
};
