import { inACrisis } from '#interview/conversation/in-a-crisis.ts';
import { withoutEarlier } from '#interview/earlier-answers.ts';
import { findQuestion } from '#interview/find-question.ts';
import { displayFact } from '#interview/display-fact.ts';
import { glossary } from '#interview/glossary.ts';
import { knownOtherwise } from '#interview/known-facts.ts';
import type { Interview } from '#interview/interview.ts';
import { hasShares, listOf } from '#interview/missing-facts.ts';
import { noAnimal } from '#interview/conversation/leave-out-animals.ts';
import { objection } from '#interview/conversation/objection.ts';
import { problemsOf } from '#interview/problems.ts';
import { consoleLoss, recap } from '#interview/conversation/side-answers.ts';
import { suggest } from '#interview/conversation/suggest.ts';
import { sayLeft } from '#interview/ladder/say-left.ts';
import { leaveOpen, putAside } from '#interview/ladder/leave-open.ts';
import { partnerOf } from '#interview/pairs/partner-of.ts';
import { countLeft, countTry, forgetTries, triesOf, wasOffered } from '#interview/tries.ts';
import { askField, isSameQuestion, moveTo, moveToNext, moveToNextOpen } from '#interview/next-question.ts';
import type { TurnInput } from '#interview/turn-input.ts';
import { confirmAllFacts } from '#interview/confirm-fact.ts';
import { countLeftToAsk, isPassed } from '#interview/warmth/count-left-to-ask.ts';
import { completenessOf } from '#interview/completeness.ts';

/** What an act without new facts leads to: the interview after it and the words before the next question. */
export interface Response {
  readonly interview: Interview;
  readonly words: string;
  /** The words thank for an answer, which may have been the last one. */
  readonly isAnswered?: true;
}

/** Answers everything that is not a fact: back, skip, questions, yes and no, chatter, attempts to command the machine. */
export const respondToAct = (interview: Interview, { reading, message, today }: TurnInput): Response => {
  const stay = (words: string): Response => ({ interview, words });
  switch (reading.act) {
    case 'back':
      return goBack(interview);
    case 'skip':
      return stayWithProblem(interview, today) ?? skip(interview);
    case 'unsure':
      return beUnsure(interview);
    case 'why':
      return stay(explain(interview));
    case 'term':
      return stay(glossary.find(({ id }) => id === reading.term)?.meaning ?? explain(interview));
    case 'yes':
      return sayYes(interview, today);
    case 'yesBut':
      return stay(objection(interview) ?? greet(interview));
    case 'document':
      return stay(
        'You can read your document at any time with the button “Preview Document” on this page; what is still missing is marked in it.',
      );
    case 'recap':
      return { interview: { ...interview, shown: [] }, words: recap(interview) };
    case 'loss':
      return consoleLoss(interview, message);
    case 'pet':
      return stay(noAnimal);
    case 'spanish':
      return stay('Por ahora solo entiendo respuestas en inglés; so far I can only understand answers in English.');
    case 'despair':
      return stay(inACrisis);
    case 'worry':
      return stay(
        'Please do not worry: you can change every answer at any time, and nothing takes effect before you have read it and signed.',
      );
    case 'no':
      return stayWithProblem(interview, today) ?? sayNo(interview, message);
    case 'startOver':
      return stay('');
    case 'usual':
      return suggested(interview) ?? stay('There is no usual answer to this one; it depends on you.');
    case 'progress':
      return stay(reportProgress(interview, today));
    case 'advice':
      return stay(
        `I cannot give legal advice, and an attorney should look at the document before you sign. ${explain(interview)}`.trim(),
      );
    case 'machine':
      return stay(
        'I can only record what you tell me about your document; it is complete when every answer is given and confirmed.',
      );
    case 'compare':
      return askShares(interview);
    case 'kept':
      return stay('Good, then that stays as it is.');
    case 'chatter':
      return stay('No problem, take your time.');
    case 'answer':
      return stay(objection(interview) ?? greet(interview));
  }
};

// "Hannah should have more" says who, not how much; the numbers are never guessed.
const askShares = (interview: Interview): Response => {
  const { asked } = interview;
  const open = asked?.kind === 'detail' || asked?.kind === 'fact' ? asked.field : undefined;
  const isAsked = open !== undefined && listOf(interview.facts, open).length > 1;
  const list = isAsked ? open : interview.plan.questions.map(({ field }) => field).find(hasShares);
  if (list === undefined) return { interview, words: 'I would rather not guess how much more.' };
  return {
    interview: moveTo(interview, { kind: 'detail', field: list, entry: 0, detail: 'percentage' }),
    words: 'I would rather not guess how much more. Please give me the shares in percent.',
  };
};

const greet = (interview: Interview): string => {
  if (interview.asked === null) return '';
  return Object.keys(interview.facts).length === 0 && interview.trail.length < 2
    ? 'Good, let us begin.'
    : 'I am not sure that I understood that.';
};

/** The question before the one that is open; its answer stays recorded until a new one is given. */
const goBack = (interview: Interview): Response => {
  const { trail, asked } = interview;
  const isInTrail = asked !== null && isSameQuestion(trail.at(-1) ?? { kind: 'known' }, asked);
  const before = isInTrail ? trail.slice(0, -1) : trail;
  const previous = before.at(-1);
  if (!previous) return { interview, words: 'This is the first question.' };
  const returned = { ...interview, trail: before, asked: previous };
  const given = previous.kind === 'fact' || previous.kind === 'detail' ? displayFact(interview, previous.field) : '';
  return {
    interview: returned,
    words: given ? `Let's go back. I have recorded: ${given}. Say “keep it”, or give a new answer.` : "Let's go back.",
  };
};

// An answer to which there is an objection is not kept by saying no to the question; it is not insisted on for ever either.
const stayWithProblem = (interview: Interview, today: TurnInput['today']): Response | undefined => {
  const { asked, facts } = interview;
  const isOpen =
    (asked?.kind === 'fact' || asked?.kind === 'detail') &&
    facts[asked.field] !== undefined &&
    problemsOf(interview, today).some(({ field, isFinal }) => field === asked.field && !isFinal);
  if (!isOpen) return undefined;
  // What is wrong may be what one of them lacks: that is asked, and the rest stays.
  const lacking = asked.kind === 'fact' ? askField(interview, asked.field) : interview;
  if (lacking.asked?.kind === 'detail' && asked.kind === 'fact')
    return { interview: lacking, words: 'We keep it as it is.' };
  const tried = countTry(interview);
  if (triesOf(tried) === 1) return { interview: tried, words: 'I cannot leave it like this.' };
  const left = putAside(countLeft(countLeft(forgetTries(interview), asked.field), asked.field), [asked.field]);
  return {
    interview: moveToNextOpen(left, today),
    words:
      'Then it stays as it is for now. The document cannot be finished like this; you can change it whenever you like.',
  };
};

const skip = (interview: Interview): Response => {
  const { asked, facts } = interview;
  if (asked === null) return { interview, words: '' };
  switch (asked.kind) {
    case 'fact':
      if (facts[asked.field] !== undefined) return keepAsIs(moveToNext(withoutEarlier(interview, asked.field)));
      return suggested(interview) ?? { interview: leaveOpen(interview), words: sayLeft(interview, asked) };
    case 'detail':
      return suggested(interview) ?? { interview: leaveOpen(interview), words: sayLeft(interview, asked) };
    case 'offer':
      return { interview: leaveOpen(interview), words: 'Then I will ask for them one by one.' };
    case 'known':
      return {
        interview: moveToNext({ ...interview, known: knownOtherwise(interview) }),
        words: 'Then I will ask for them one by one.',
      };
    case 'differs':
    case 'namesake':
      return { interview, words: 'A yes or a no is enough here.' };
    case 'review':
      return { interview, words: 'I need your confirmation before the document can be finished.' };
  }
};

// Whoever comes back to an offer that they wished to be different is asked for each by itself.
const keepAsIs = (next: Interview): Response =>
  next.asked?.kind === 'offer' && wasOffered(next)
    ? { interview: leaveOpen(next), words: 'We keep it as it is. Then I will ask for them one by one.' }
    : { interview: next, words: 'We keep it as it is.' };

// Before it stays open, the question is put so that a yes is enough.
const suggested = (interview: Interview): Response | undefined => {
  const suggesting = suggest(interview);
  return suggesting && { interview: suggesting, words: '' };
};

const beUnsure = (interview: Interview): Response => {
  const { asked } = interview;
  if (asked === null || (asked.kind !== 'fact' && asked.kind !== 'detail'))
    return { interview, words: 'That is fine, take your time. You can change every answer later.' };
  const skipped = skip(interview);
  return { ...skipped, words: `That is fine. ${explain(interview)} ${skipped.words}`.trim() };
};

const explain = (interview: Interview): string => {
  const { asked } = interview;
  if (asked?.kind === 'review')
    return 'You confirm the facts so that nothing stands in the document that you did not say.';
  if (asked?.kind === 'known' || asked?.kind === 'differs')
    return 'You told me this for another of your documents. If it is still right, you need not say it again.';
  if (asked?.kind === 'namesake')
    return 'Two people can have the same name. If they are one person, a correction reaches every place where they stand.';
  if (asked?.kind === 'offer') return 'These are the settings that most people choose; each one can be changed.';
  if (asked?.kind === 'detail' && asked.detail === 'surname')
    return 'A first name alone does not tell people apart: banks and courts look for the full name.';
  if (asked?.kind === 'detail' && asked.detail === 'kind')
    return 'An organization signs by somebody who acts for it, has no age and leaves no children, so the document speaks of it in other words.';
  if (asked?.kind === 'detail' && asked.detail === 'distributionAge')
    return 'Until the age you choose, the trustee keeps and manages the share. This is useful for minors and young adults.';
  const question = asked && findQuestion(interview.plan, asked.field);
  return [question?.why, partnerOf(interview)?.why].filter((why) => why !== undefined).join(' ');
};

const sayYes = (interview: Interview, today: TurnInput['today']): Response => {
  const { asked } = interview;
  if (asked?.kind === 'review') {
    const confirmed = moveToNextOpen(confirmAllFacts(interview), today);
    return { interview: confirmed, words: 'Thank you for checking.', isAnswered: true };
  }
  if (asked?.kind === 'fact' && interview.facts[asked.field] !== undefined)
    return keepAsIs(moveToNextOpen(withoutEarlier(interview, asked.field), today));
  return { interview, words: asked === null ? '' : 'Thank you. I need a little more for this one.' };
};

const sayNo = (interview: Interview, message: string): Response => {
  const { asked } = interview;
  const isPlain = message.trim().split(/\s+/u).length <= 3 || /^\W*i want to change something\W*$/iu.test(message);
  if (asked?.kind === 'review')
    return {
      interview,
      words: (isPlain ? undefined : objection(interview)) ?? 'What should I change? Just tell me the right answer.',
    };
  if (asked?.kind === 'offer' || asked?.kind === 'known')
    return { interview, words: 'Which one would you like to change?' };
  if (asked?.kind === 'detail' && asked.detail === 'percentage')
    return { interview, words: 'Then please tell me the shares.' };
  return asked === null
    ? { interview, words: 'All right. Tell me whenever something should be different.' }
    : skip(interview);
};

const reportProgress = (interview: Interview, today: TurnInput['today']): string => {
  const { progress, missing } = completenessOf(interview, today);
  if (interview.asked?.kind === 'review') return 'This is the last step: you look everything over once and confirm it.';
  const left = countLeftToAsk(interview);
  const later = missing.filter((field) => isPassed(interview, field)).length;
  const open =
    later === 0 ? '' : `, besides ${later === 1 ? 'one answer' : `${later} answers`} that you have left open`;
  return left < 2
    ? `We are nearly done: you are at ${progress}%, and this is the last question${open}. Then you look everything over once.`
    : `You are at ${progress}%. About ${left} more questions are left${open}, mostly short ones; what you answer may add one or two. Then you look everything over once.`;
};
