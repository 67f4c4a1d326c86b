import type { Edit, Order } from '#interview/edits/edit.ts';
import { isSpouse } from '#facts/kin.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { tellingWords } from '#interview/edits/read-slot.ts';
import { choicesFor } from '#interview/choices-for.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { isQuestioning } from '#interview/language/is-questioning.ts';
import { parseFact } from '#interview/set-fact.ts';

const lifts =
  /\b(?:after all|actually|instead|should|may|can|let|make it|make that|want|not .* (?:any ?more|yet)|allow(?:ed)?|rather|needs? to|must|only|isn'?t|is not|aren'?t)\b/iu;
const denies = /\b(?:not|no|never|without|nobody|none)\b|n't\b|\b(?:do|does|is|are|was|should|would|could|ca|wo)nt\b/iu;

/** "Let them make gifts after all", "make it one doctor and a relative": a closed answer that is recorded and now said otherwise. */
export const readSwitch = (desk: Desk, order: Pick<Order, 'text' | 'whole'>): Edit | undefined => {
  const { whole, text } = order;
  const unwanted = readUnwanted(desk, text);
  if (unwanted) return unwanted;
  if (
    isQuestioning(whole) ||
    /^\W*i (?:do not|don'?t|never) want\b/iu.test(whole) ||
    /\bif\b(?!.*\bincapac)|\?/iu.test(whole) ||
    text.split(/\s+/u).length > 16
  )
    return undefined;
  const others = findMentions(desk, text).some(({ candidates }) =>
    candidates.some(({ isMaker, relationships }) => !isMaker && !relationships.some(isSpouse)),
  );
  const choices = chosen(desk, text).filter(({ isOwn }) => !isOwn || !others);
  const found = [...desk.questions.flatMap((question) => switched(desk, question, text)), ...choices];
  const best = Math.max(0, ...found.map(({ score }) => score));
  const [only, ...more] = found.filter(({ score }) => score === best);
  if (!only || more.length > 0 || best < 1) return undefined;
  // "Julian may still come next" is said of somebody, not of those who come next.
  if (others && choices.includes(only) && ranks.test(text)) return undefined;
  const confidence = others && choices.includes(only) ? 0.5 : 0.8;
  return lifts.test(whole) ? { values: { [only.field]: only.value }, confidence, isWeak: true } : undefined;
};

const unwantedThing =
  /^(?:i|we)(?: really)? (?:do not|don'?t|dont) (?:want|need|wish)(?: to have| to make| to use)? (?:the |an? |any |that |this |my |our )?(?<what>[\p{L} -]{3,40}?)(?: at all| any ?more| after all)*$/iu;

// "I don't want the pour-over will": what is answered by a yes, said no to. More words than those that call it say something else.
const readUnwanted = (desk: Desk, text: string): Edit | undefined => {
  const what = unwantedThing.exec(text)?.groups?.['what'];
  if (what === undefined) return undefined;
  const said = tellingWords(what).map(stem);
  const meant = desk.questions.filter(({ kind, field, label, called = [] }) => {
    const names = [label, ...called].map((name) => tellingWords(name).map(stem));
    return (
      kind === 'yesNo' &&
      field !== desk.asked &&
      names.some((words) => said.length > 0 && said.every((one) => words.includes(one)))
    );
  });
  const [only, ...others] = meant;
  return only && others.length === 0 && desk.facts[only.field] === true
    ? { values: { [only.field]: false }, confidence: 0.8, isWeak: true }
    : undefined;
};

const ranks =
  /\b(?:come|comes|be|is|go|goes|stand|stands|follow|follows) (?:still |then |up )?(?:next|first|second|third|last|after)\b/iu;

interface Found {
  readonly field: FactQuestion['field'];
  readonly value: unknown;
  readonly score: number;
  /** It is said of whoever speaks. */
  readonly isOwn?: boolean;
}

const stem = (word: string): string => word.replace(/(?:ies|es|s|ed|ing)$/u, '');

// How many telling words of what a fact is called stand in a text; a name of one word counts when it stands there by itself.
const scoreOf = ({ label, called = [] }: FactQuestion, text: string): number => {
  const said = new Set(tellingWords(text).map(stem));
  const scores = [label, ...called].map((name) => {
    const words = tellingWords(name)
      .filter((word) => !/^(?:trustee|executor|agent|members?)$/u.test(word))
      .map(stem);
    const hits = words.filter((word) => said.has(word)).length;
    return words.length === 0 ? 0 : hits === words.length ? hits : hits >= 2 ? hits - 0.5 : 0;
  });
  return Math.max(0, ...scores);
};

const switched = (desk: Desk, question: FactQuestion, text: string): readonly Found[] => {
  const { field, kind } = question;
  const before = desk.facts[field];
  if (kind !== 'yesNo' || before === undefined || field === desk.asked) return [];
  const score = scoreOf(question, text);
  const value = !denies.test(clauseOf(question, text));
  return score < 1 || value === before ? [] : [{ field, value, score }];
};

// "Yes to my texts, and no to the rest": what denies the one says nothing of the other.
const clauseOf = (question: FactQuestion, text: string): string => {
  const clauses = text.split(/[,;.]|\bbut\b|\band (?=(?:yes|no)\b)/iu);
  const named = clauses.filter((clause) => scoreOf(question, clause) >= 1);
  return named.length > 0 && clauses.some((clause) => ofRest.test(clause)) ? named.join(' ') : text;
};

const ofRest =
  /\b(?:yes|no) (?:to|for|on) (?:all |any )?(?:of )?(?:the )?(?:rest|others?|those|these|them|all|everything else|anything else)\b/iu;

const chosen = (desk: Desk, text: string): readonly Found[] =>
  desk.questions.flatMap((question) => {
    const { field, kind } = question;
    const before = desk.facts[field];
    if (kind !== 'choice' || before === undefined || field === desk.asked) return [];
    const low = text.toLowerCase();
    const plain = low.replace(
      /\b(?:not|no longer|instead of|rather than)\s+(?:the |a |an )?[\p{L}-]+(?: any ?more)?/gu,
      ' ',
    );
    const hits = choicesFor(question, desk.facts).filter(({ cues }) => cues.test(plain));
    const [only, ...others] = hits.filter(({ value }) => value !== before);
    if (!only || others.length > 0 || hits.length > 1 || !parseFact(field, only.value).ok) return [];
    const isNamed =
      scoreOf(question, text) >= 1 ||
      tellingWords(only.label).filter((word) => tellingWords(plain).includes(word)).length >= 2;
    const isStatus = question.role === 'marital-status';
    return isNamed || isStatus ? [{ field, value: only.value, score: isNamed ? 1.5 : 1, isOwn: isStatus }] : [];
  });
