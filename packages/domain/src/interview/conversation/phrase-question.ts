import { namingOf } from '#facts/people-in.ts';
import { told } from '#facts/told.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import { partiesOf } from '#facts/parties.ts';
import { displayFact, displayNames, displayValue } from '#interview/display-fact.ts';
import { recallEarlier } from '#interview/earlier-answers.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { recallLater } from '#interview/recall-later.ts';
import { listWords } from '#kit/list-words.ts';
import { askingAlone, partnerOf } from '#interview/pairs/partner-of.ts';
import { phraseNamesake } from '#interview/namesakes.ts';
import { phraseDifference, phraseKnown } from '#interview/phrase-known.ts';
import type { Phrase } from '#interview/phrase.ts';
import { missingSurnames } from '#interview/missing-surnames.ts';
import { surnameOf } from '#interview/reader/people/surnames.ts';
import { applicableQuestions, listOf, missingDetails, missingFacts } from '#interview/missing-facts.ts';
import { choicesFor } from '#interview/choices-for.ts';
import { usualAnswer } from '#interview/usual-answer.ts';
import { totalOf } from '#facts/exact-shares.ts';
import { isAll } from '#kit/share.ts';
import { sharePercent } from '#kit/write-share.ts';

/** Said when nothing is left to ask. */
export const allDone = 'Everything is recorded and confirmed. You can look at your document now.';

/** The words and chips of the question that is open now; when none is left, what happens next. */
export const phraseQuestion = (interview: Interview): Phrase => {
  const { asked } = interview;
  const partner = partnerOf(interview);
  if (partner) return phraseBoth(interview, partner);
  if (asked === null) return phraseEnd(interview);
  switch (asked.kind) {
    case 'fact':
      return phraseFact(interview, asked.field);
    case 'detail':
      return phraseDetail(interview, asked);
    case 'offer':
      return phraseOffer(interview, asked.fields);
    case 'review':
      return phraseReview(interview);
    case 'known':
      return phraseKnown(interview);
    case 'differs':
      return phraseDifference(interview, asked.field);
    case 'namesake':
      return phraseNamesake(interview, asked);
  }
};

// An answer to tap would answer only one of the two.
const phraseBoth = (interview: Interview, { ask, askedWith }: FactQuestion): Phrase => {
  const { facts, laws } = interview;
  const { text } = phraseQuestion(askingAlone(interview));
  return { text: `${text} ${(askedWith?.ask ?? ask)(facts, laws)}`, choices: [] };
};

// Nothing is asked any more: everything is there, or something was left open for good.
const phraseEnd = (interview: Interview): Phrase => {
  const open = missingFacts(interview).map((field) => findQuestion(interview.plan, field)?.label ?? field);
  if (open.length === 0) return { text: allDone, choices: [] };
  return {
    text: `What you have told me is kept. Before the document can be finished it still needs ${listWords(open.map((label) => `“${label}”`))}. Tap one whenever you are ready, or fill it in under “What we have so far”.`,
    choices: open.map((label) => `${answerNow}${label}`),
  };
};

/** What stands before the label of a question that is left open, as a chip by which it is asked again. */
export const answerNow = 'Answer now: ';

const skipForNow = 'Skip for now';

const phraseFact = (interview: Interview, field: FieldId): Phrase => {
  const question = findQuestion(interview.plan, field);
  if (!question) return { text: 'What would you like to add?', choices: [] };
  const chips = question.chips?.(interview.facts) ?? [];
  const usual = usualAnswer(interview, question);
  const choices = [
    ...choicesFor(question, interview.facts).map(({ label }) => label),
    ...(question.kind === 'yesNo' ? ['Yes', 'No'] : []),
    ...(usual !== undefined && question.kind !== 'yesNo' && !question.choices
      ? [displayValue(interview, field, usual as NonNullable<Facts[FieldId]>)]
      : []),
    ...chips,
    ...(question.isRequired || chips.length > 0 ? [] : [skipForNow]),
  ];
  const recalled = `${recallEarlier(interview, field)}${recallLater(interview, field)}`;
  return { text: `${recalled}${question.ask(interview.facts, interview.laws)}`, choices };
};

const phraseDetail = (interview: Interview, asked: Extract<Question, { kind: 'detail' }>): Phrase => {
  const people = listOf(interview.facts, asked.field);
  const person = people[asked.entry]?.name ?? 'this person';
  switch (asked.detail) {
    case 'kind':
      return {
        text: `Is ${partiesOf(interview.facts, asked.field)[asked.entry]?.name ?? 'this name'} a person or an organization?`,
        choices: ['A person', 'An organization'],
      };
    case 'relationship':
      return {
        text: `How is ${person} related to you?`,
        choices: ['My daughter', 'My son', 'My spouse', 'My friend', 'A charity'],
      };
    case 'percentage':
      return phraseShares(interview, asked);
    case 'surname':
      return phraseSurname(interview, asked.field);
    default:
      return {
        text: `At what age should ${nameAgeless(interview, asked.field)} receive the share: right away, or at an age such as 25 or 30?`,
        choices: ['Right away', 'At 25', 'At 30'],
      };
  }
};

const phraseSurname = (interview: Interview, field: FieldId): Phrase => {
  const names = [...new Set(missingSurnames(interview, field).map(({ name }) => name))];
  const own = [told(interview.facts, 'maker-name'), told(interview.facts, 'spouse-name')]
    .flatMap((name) => (name ? [surnameOf(name)] : []))
    .filter((name) => name !== '');
  const many = names.length > 1;
  return {
    text: `The document needs full names. What ${many ? 'are the last names' : 'is the last name'} of ${listWords(names)}?`,
    choices: [...new Set(own), many ? 'They have no last name' : 'No last name'],
  };
};

const nameAgeless = (interview: Interview, field: FieldId): string => {
  const people = listOf(interview.facts, field);
  const open = missingDetails(interview, field).filter(({ detail }) => detail === 'distributionAge');
  return displayNames(open.flatMap(({ entry }) => people[entry] ?? []).slice(0, 6)) || 'each of them';
};

const phraseShares = (interview: Interview, { field }: { readonly field: FieldId }): Phrase => {
  const people = listOf(interview.facts, field);
  const isOwned = namingOf(field) === 'owners';
  const total = totalOf(people);
  if (people.length === 1)
    return {
      text: `Should ${people[0]?.name} ${isOwned ? 'own' : 'receive'} everything, 100%?`,
      choices: ['Yes, everything'],
    };
  const wrong =
    total !== undefined && !isAll(total)
      ? `The shares add up to ${sharePercent(total)}, but they must add up to 100%. `
      : '';
  return {
    text: `${wrong}What share should ${displayNames(people)} each ${isOwned ? 'own' : 'receive'}?`,
    choices: ['Equal shares', ...(people.length === 2 ? ['60/40', '75/25'] : [])],
  };
};

const phraseOffer = (interview: Interview, fields: readonly FieldId[]): Phrase => {
  const questions = applicableQuestions(interview).filter(({ field }) => fields.includes(field));
  const lines = questions.map(
    (question) =>
      `• ${question.label}: ${displayValue(interview, question.field, usualAnswer(interview, question) as NonNullable<Facts[FieldId]>)}`,
  );
  return {
    text: `For the remaining points I suggest these usual settings:\n${lines.join('\n')}\nShall I use them, or would you like to change one?`,
    choices: ['Use these settings', ...questions.map(({ label }) => `Change: ${label}`)],
  };
};

const phraseReview = (interview: Interview): Phrase => {
  const recorded = applicableQuestions(interview).filter(({ field }) => interview.facts[field] !== undefined);
  const seen = interview.shown ?? [];
  const fresh = recorded.filter(({ field }) => !seen.includes(field));
  const lines = fresh.map(({ field, label }) => `• ${label}: ${displayFact(interview, field)}`).join('\n');
  const noted = (interview.notes ?? [])
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ words }) => `• “${words}”`)
    .join('\n');
  const whole =
    noted === ''
      ? `This is everything that I have recorded:\n${lines}\nIs everything correct?`
      : `This is everything that I have recorded:\n${lines}\nBeside the document, in your notes:\n${noted}\nIs everything correct?`;
  const text =
    fresh.length === recorded.length
      ? whole
      : fresh.length === 0
        ? 'Is everything correct as I have shown it? Say “show me everything” to read it again.'
        : `I have now recorded:\n${lines}\nIs everything correct now?`;
  return { text, choices: ['Yes, everything is correct', 'I want to change something'] };
};

/** Remembers what a review has shown, so that it shows only what is new when it is asked again. */
export const markShown = (interview: Interview): Interview =>
  interview.asked?.kind === 'review'
    ? {
        ...interview,
        shown: applicableQuestions(interview)
          .map(({ field }) => field)
          .filter((field) => interview.facts[field] !== undefined),
      }
    : interview;
