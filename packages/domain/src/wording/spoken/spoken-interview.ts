import { allDone, phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { doubtChoices } from '#interview/doubt/answer-doubt.ts';
import {
  type Beside,
  interviewOf,
  type InterviewOfType,
  type StoredTurn,
} from '#interview/conversation/interview-of.ts';
import { despair, isInDespair } from '#interview/language/spanish/spanish-despair.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Interview, StoredInterview, ToldInterview } from '#interview/interview.ts';
import type { LawSource } from '#law/law-source.ts';
import type { Language } from '#kit/language.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { refuse } from '#kit/result.ts';
import { inLanguage } from '#wording/spoken/in-language.ts';
import { languageOf } from '#wording/spoken/language-of.ts';
import { languagesOf } from '#wording/spoken/languages-of.ts';
import type { SpokenInterview } from '#wording/spoken/in-english.ts';
import { cardIn, completenessIn, mistakeIn, rowIn } from '#wording/spoken/describe-in.ts';
import { hearInSpanish, isSpanishQuestion, weighSpanish } from '#wording/spoken/hear-in-spanish.ts';
import { inOwnWords } from '#wording/spoken/in-own-words.ts';
import {
  englishDocument,
  isBareAgreement,
  readOffer,
  wantedLanguage,
  spanishOffer,
  spanishOfferChoices,
} from '#wording/spoken/offer-spanish.ts';

/**
 * The interview that asks the questions of a plan, in the language of the person (decision 83). The engine hears and speaks English;
 * here its words are turned into the other language, and the words of the person into what it hears.
 */
export const spokenInterviewOf = (plan: QuestionPlan, laws: LawSource): SpokenInterview => {
  const engine = interviewOf(plan, laws);
  const speaker: Speaker = {
    engine,
    live: (interview) => ({ ...interview, plan, laws }),
    languages: languagesOf(plan),
  };
  return {
    ...engine,
    languages: speaker.languages,
    speak: (interview, language) => speakIn(speaker, interview, language),
    welcome: (interview) => {
      const { reply, choices } = sayIn(languageOf(interview), engine.welcome(interview));
      return { reply: languageOf(interview) === 'es' ? `${englishDocument} ${reply}` : reply, choices };
    },
    catchUp: (interview, last) => catchUpIn(speaker, interview, last),
    replyTo: (interview, message, today, beside) => replyIn(speaker, { interview, message, today, beside }),
    record: (interview, field, value, today) => {
      const recorded = engine.record(interview, field, value, today);
      return recorded.ok ? recorded : refuse(mistakeIn(languageOf(interview), recorded.reason));
    },
    cardsToKeep: engine.cards,
    cards: (before, after) => engine.cards(before, after).map((card) => cardIn(languageOf(after), card)),
    completeness: (interview, today) => completenessIn(languageOf(interview), engine.completeness(interview, today)),
    describe: (interview) => engine.describe(interview).map((row) => rowIn(languageOf(interview), row)),
    ownWords: (interview) => {
      const label = engine.ownWords(interview);
      return label === undefined ? undefined : inLanguage(languageOf(interview), label);
    },
    remark: (interview, reply, words) => remarkIn(speaker, interview, { reply, words }),
  };
};

interface Speaker {
  readonly engine: InterviewOfType;
  readonly live: (interview: ToldInterview) => Interview;
  readonly languages: readonly Language[];
}

const sayIn = <Said extends { readonly reply: string; readonly choices: readonly string[] }>(
  language: Language,
  said: Said,
): Said => ({
  ...said,
  reply: inLanguage(language, said.reply),
  choices: said.choices.map((choice) => inLanguage(language, choice)),
});

const speakIn = ({ live, languages }: Speaker, told: ToldInterview, language: Language): StoredTurn => {
  const { register: _register, language: _before, saidInOther: _said, ...interview } = told;
  const isOffered = languages.includes(language);
  const spoken: StoredInterview = isOffered && language !== 'en' ? { ...interview, language } : interview;
  const { doubt } = interview;
  const { text, choices } = phraseQuestion(live(told));
  const asked = sayIn(language, {
    reply: doubt?.sentence ?? text,
    choices: doubt ? doubtChoices(live(told), doubt.proposed) : choices,
  });
  const opening = language === 'es' ? englishDocument : 'All right, in English.';
  return { interview: spoken, recorded: [], reply: `${opening} ${asked.reply}`, choices: asked.choices };
};

interface Said {
  readonly interview: ToldInterview;
  readonly message: string;
  readonly today: PlainDate;
  readonly beside: Beside | undefined;
}

const replyIn = (speaker: Speaker, said: Said): StoredTurn => {
  // Whatever the language of the conversation, this is answered in the one in which it was said.
  if (isInDespair(said.message)) return sayIn('es', speaker.engine.replyTo(said.interview, despair, said.today));
  if (languageOf(said.interview) === 'es') {
    const wanted = wantedLanguage(said.message);
    return wanted ? speakIn(speaker, said.interview, wanted) : replyInSpanish(speaker, said);
  }
  if (!speaker.languages.includes('es'))
    return speaker.engine.replyTo(said.interview, said.message, said.today, said.beside);
  return offerSpanish(speaker, said) ?? speaker.engine.replyTo(said.interview, said.message, said.today, said.beside);
};

const replyInSpanish = ({ engine, live }: Speaker, { interview, message, today, beside = {} }: Said): StoredTurn => {
  const { plan, laws } = live(interview);
  const wondered = { question: message, state: undefined, laws, documentName: plan.documentName, about: '' };
  const answer = isSpanishQuestion(message) ? beside.lookUp?.(wondered) : undefined;
  const heard = hearInSpanish(live(interview), message, answer !== undefined);
  const turn = engine.replyTo(interview, heard.text, today, {
    ...beside,
    lookUp: () => answer,
    weighHeard: weighSpanish(heard),
  });
  const said = inOwnWords(turn, { before: interview, heard, message });
  return sayIn('es', { ...said, interview: { ...said.interview, language: 'es' } });
};

// Whoever writes Spanish is asked once whether to go on in it; what was said is heard as soon as the answer is yes.
const offerSpanish = (speaker: Speaker, { interview, message, today, beside }: Said): StoredTurn | undefined => {
  const { register, ...kept } = interview;
  const answer = readOffer(speaker.live(interview), message);
  if (answer === undefined) return undefined;
  if (answer === 'offer')
    return {
      interview: { ...kept, saidInOther: message },
      reply: spanishOffer,
      choices: spanishOfferChoices,
      recorded: [],
    };
  if (answer === 'decline') {
    const turn = speakIn(speaker, interview, 'en');
    return { ...turn, interview: { ...turn.interview, saidInOther: '' } };
  }
  const spoken = speakIn(speaker, interview, 'es');
  const words = wordsToHear(speaker.live(interview), message);
  if (words === '') return spoken;
  const turn = replyInSpanish(speaker, {
    interview: { ...spoken.interview, ...(register && { register }) },
    message: words,
    today,
    beside,
  });
  return { ...turn, reply: `${englishDocument} ${turn.reply}` };
};

// The words to which the offer was made, and those that have taken it by being Spanish again.
const wordsToHear = (interview: Interview, message: string): string =>
  [interview.saidInOther ?? '', isBareAgreement(message) ? '' : message].filter((one) => one !== '').join('\n');

type Last = Parameters<InterviewOfType['catchUp']>[1];

const catchUpIn = (
  { engine, live }: Speaker,
  interview: ToldInterview,
  last: Last,
): ReturnType<InterviewOfType['catchUp']> => {
  const language = languageOf(interview);
  if (language === 'en') return engine.catchUp(interview, last);
  // The engine knows its own words; whether they were said is seen from what they are in the other language.
  const { text } = phraseQuestion(live(interview));
  const known = [text, allDone].filter((words) => last.content.includes(inLanguage(language, words)));
  const mark = last.content.trimEnd().endsWith('?') ? '?' : '';
  const added = engine.catchUp(interview, { ...last, content: `${known.join(' ')}${mark}` });
  return (
    added && { text: inLanguage(language, added.text), choices: added.choices.map((one) => inLanguage(language, one)) }
  );
};

const remarkIn = (
  { engine, live }: Speaker,
  interview: ToldInterview,
  { reply, words }: { readonly reply: string; readonly words: string },
): string => {
  const language = languageOf(interview);
  if (language === 'en' || words === '') return engine.remark(interview, reply, words);
  const text = inLanguage(language, phraseQuestion(live(interview)).text);
  const remark = inLanguage(language, words);
  return reply.endsWith(text) ? `${reply.slice(0, -text.length)}${remark} ${text}` : `${reply} ${remark}`;
};
