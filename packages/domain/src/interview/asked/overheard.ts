import { patternOf } from '#kit/pattern-of.ts';
import type { Overheard } from '#facts/define-fact.ts';
import { choicesFor } from '#interview/choices-for.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Proposal } from '#interview/reading.ts';
import { type Clause, splitSentences } from '#interview/language/clauses.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { isDenied, withoutNames, withSpouseCalled } from '#interview/asked/setting-names.ts';
import { readClosed } from '#interview/asked/settings.ts';

/** What a message says of facts that nobody asked for. */
export interface OverheardReading {
  readonly proposals: readonly Proposal[];
  /** The sentences that have been understood so. */
  readonly taken: readonly Clause[];
  /** Those of them that say nothing else. */
  readonly spans: readonly Clause[];
  /** The words that answer another question than the open one, and name nobody: `the other child`. */
  readonly pieces: readonly Span[];
}

type Span = Pick<Clause, 'start' | 'end'>;

/** Reads wishes for what the document can arrange, wherever they are told; what is only mentioned is proposed in doubt. */
export const readOverheard = (scene: Scene): OverheardReading => {
  // "Change: …" calls a setting, and says nothing of it.
  const all = /^change: /u.test(scene.low) ? [] : splitSentences(scene.text);
  const answers = all.filter(({ text }) => isAnswer(scene, text));
  const sentences = all.filter((sentence) => !answers.includes(sentence));
  const questions = scene.questions.filter(
    ({ field, kind }) => field !== scene.field || (kind === 'choices' && scene.isLenient),
  );
  const heard = questions
    .flatMap((question) => subjectsOf(scene, question))
    .flatMap((subject) => hear(scene, subject, sentences));
  const sure = heard.filter(({ isSure }) => isSure);
  const understood = sentences.filter((sentence) => sure.some((one) => one.sentence === sentence));
  return {
    proposals: questions.flatMap((question) =>
      propose(
        scene,
        question,
        heard.filter(({ subject }) => subject.question === question),
      ),
    ),
    taken: [...answers, ...understood],
    spans: understood.filter((sentence) => saysNothingElse(sentence, sure)),
    pieces: sure.flatMap((one) => piecesOf(scene, one)),
  };
};

/** A choice of a list, or a fact that is answered by yes. */
interface Subject {
  readonly question: FactQuestion;
  readonly overheard: Overheard;
  readonly label: string;
  readonly value?: string;
  readonly isChosen: boolean;
}

interface Heard {
  readonly subject: Subject;
  readonly sentence: Clause;
  readonly isSure: boolean;
}

const piecesOf = ({ field }: Scene, { subject, sentence }: Heard): readonly Span[] => {
  const { whileAsked } = subject.overheard;
  const piece = whileAsked?.field === field ? whileAsked?.said.exec(sentence.low) : null;
  return piece ? [{ start: sentence.start + piece.index, end: sentence.start + piece.index + piece[0].length }] : [];
};

const subjectsOf = ({ facts }: Scene, question: FactQuestion): readonly Subject[] => {
  const { field, label, overheard } = question;
  const before = chosenBefore(facts[field]);
  const choices = choicesFor(question, facts).flatMap(({ overheard: words, ...choice }) =>
    words
      ? [
          {
            question,
            overheard: words,
            label: choice.label,
            value: choice.value,
            isChosen: question.kind === 'choice' ? facts[field] === choice.value : before.includes(choice.value),
          },
        ]
      : [],
  );
  return overheard ? [{ question, overheard, label, isChosen: facts[field] === true }, ...choices] : choices;
};

const chosenBefore = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];

const hear = (scene: Scene, subject: Subject, sentences: readonly Clause[]): readonly Heard[] => {
  const all = sentences.flatMap((sentence) => hearIn(scene, subject, sentence));
  const sure = all.filter(({ isSure }) => isSure);
  return sure.length > 0 ? sure : all.slice(0, 1);
};

const hearIn = (scene: Scene, subject: Subject, sentence: Clause): readonly Heard[] => {
  const { question, overheard, value, label, isChosen } = subject;
  const low = withSpouseCalled(sentence.low, scene.facts);
  const isDeclined = scene.isDeclined(value === undefined ? question.field : `${question.field}.${value}`);
  const atQuestion = overheard.whileAsked?.field === scene.field ? overheard.whileAsked?.said : undefined;
  const said = labelIn(low, label) ?? overheard.said?.exec(low) ?? atQuestion?.exec(low);
  const name = said ?? overheard.named.exec(low);
  if (name) {
    // What was chosen is only taken back, and what was not is only added.
    if (isDenied(withoutNames(low, scene.questions), name) !== isChosen) return [];
    const isSure = isChosen || ((said || isWish(scene, low, name)) && !hesitant.test(low)) === true;
    return isSure || !isDeclined ? [{ subject, sentence, isSure }] : [];
  }
  const hint = !isChosen && !isDeclined && isOpen(scene) ? overheard.hinted?.exec(low) : undefined;
  return hint && !isDenied(withoutNames(low, scene.questions), hint) ? [{ subject, sentence, isSure: false }] : [];
};

const labelIn = (low: string, label: string): RegExpExecArray | undefined =>
  low.includes(label.toLowerCase())
    ? (new RegExp(label.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '.'), 'u').exec(low) ?? undefined)
    : undefined;

// Where anything at all may be told: asked for wishes or arrangements, at an offer, at the review, when nothing is asked.
const isOpen = ({ asked, question }: Scene): boolean =>
  asked === null ||
  asked.kind === 'offer' ||
  asked.kind === 'review' ||
  question?.kind === 'longText' ||
  question?.choices?.some(({ overheard }) => overheard !== undefined) === true;

const wish = patternOf(
  'u',
  String.raw`\b(?:i|we)(?:'d| would| do| also| really)*\s+(?:want|wish|like|need|prefer)\b`,
  String.raw`|\b(?:add|include|put|set up|set aside|keep|hold|pay|make|create|appoint|give|let|have|provide|leave)\b`,
  String.raw`|\b(?:please|should|must|shall|ought to)\b`,
);
const hesitant =
  /\b(?:maybe|perhaps|possibly|might|not sure|unsure|wonder(?:ing)?|thinking (?:of|about)|considering|what if)\b/u;

// The name alone is a wish where anything may be told: `a no-contest clause`.
const isWish = (scene: Scene, low: string, name: RegExpExecArray): boolean => {
  const around = `${low.slice(0, name.index)} ${low.slice(name.index + name[0].length)}`;
  return wish.test(around) || (isOpen(scene) && (wish.test(name[0]) || !/\p{L}/u.test(around.replace(besides, ' '))));
};

const besides = patternOf(
  'gu',
  String.raw`\b(?:i|we|you|it|a|an|the|my|our|to|also|and|with|would|'d|do|really|like|want|wish|need|prefer|please`,
  '|add|include|have|put|set|up|in|can|could|clause|provision|yes|ok|okay|but|too|as well|should|be|there',
  String.raw`|document|trust|thanks|thank)\b`,
);

const saysNothingElse = ({ low }: Clause, heard: readonly Heard[]): boolean => {
  const names = heard.flatMap(({ subject: { label, overheard } }) => [
    label.toLowerCase(),
    ...(overheard.said ? [overheard.said] : []),
    ...(overheard.whileAsked ? [overheard.whileAsked.said] : []),
    overheard.named,
  ]);
  const rest = names.reduce<string>((text, name) => text.replace(name, ' '), low).replace(besides, ' ');
  return !/\p{L}{2}|\d/u.test(rest);
};

// What answers the open question says nothing of others: a spouse's share `in trust for life`.
const isAnswer = (scene: Scene, text: string): boolean =>
  scene.isLenient &&
  scene.question !== undefined &&
  isClosed(scene.question) &&
  readClosed({ ...scene, text, low: text.trim().toLowerCase() }, scene.question) !== undefined;

const isClosed = ({ kind }: FactQuestion): boolean => /^(?:choice|choices|steps|yesNo|number|money)$/u.test(kind);

const propose = ({ facts }: Scene, { field, kind }: FactQuestion, heard: readonly Heard[]): readonly Proposal[] => {
  const sure = heard.filter(({ isSure }) => isSure);
  const taken = (sure.length > 0 ? sure : heard).filter(({ subject }) => kind !== 'choice' || !subject.isChosen);
  if (taken.length === 0) return [];
  const before = chosenBefore(facts[field]);
  const named = taken.map(({ subject }) => subject.value ?? '');
  const [{ subject: first } = { subject: undefined }] = taken;
  if (kind === 'choice' && first?.isChosen !== false) return [];
  const value =
    kind === 'choice'
      ? first?.value
      : kind === 'choices'
        ? [...before.filter((one) => !named.includes(one)), ...named.filter((one) => !before.includes(one))]
        : taken.every(({ subject }) => !subject.isChosen);
  const evidence = taken.map(({ sentence }) => sentence.text.trim()).join(' ');
  return [{ field, value, evidence, confidence: sure.length > 0 ? 0.9 : 0.5 }];
};
