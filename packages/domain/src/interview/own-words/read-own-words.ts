import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { findSentences } from '#interview/own-words/find-sentences.ts';
import type { Command } from '#interview/own-words/command.ts';
import { readCommand } from '#interview/own-words/read-command.ts';
import { withoutWord } from '#interview/own-words/read-headed.ts';
import { withoutYes } from '#interview/language/without-yes.ts';
import { askedText, ownOf, type Text, textsOf } from '#interview/own-words/texts.ts';
import { wishesNone } from '#interview/own-words/wishes-none.ts';
import { asSentence, editSentences, sentencesOf } from '#interview/own-words/sentences.ts';
import { addNote } from '#interview/reader/notes.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import { parseFact } from '#interview/set-fact.ts';

/**
 * An order about what somebody said in their own words: a sentence of it goes, is said anew, stays alone or is added, each told in the
 * words in which it stood. What only speaks of it ("delete", "leave it") is never a part of it. Undefined for a wish, and for
 * anything that means nothing that stands there.
 */
export const readOwnWords = (interview: Interview, message: string): Reading | undefined => {
  const asked = askedText(interview);
  const command = readCommand(message);
  // A new sentence may be of several; an order is one.
  const isOne = splitSentences(message).length < 2 || (command !== undefined && 'fresh' in command);
  if (command && isOne) return obey(interview, { command, message, asked });
  if (asked?.text === undefined) return undefined;
  return obeyInTurn(interview, message, asked) ?? sayInstead({ ...asked, text: asked.text }, message);
};

/** True for words that leave the answer to a question for own words as it is, whatever it is. */
export const leavesOwnWords = (interview: Interview, message: string): boolean =>
  askedText(interview) !== undefined && readCommand(message)?.kind === 'leave';

/** "No lilies": a wish where nothing else is meant; in few words it may be a no, and is asked back. */
export const readUnwanted = (interview: Interview, message: string): Reading | undefined => {
  const asked = askedText(interview);
  const isOfTwo = interview.asked?.kind === 'fact' && interview.asked.also !== undefined;
  if (!asked || isOfTwo || !wishesNone(message)) return undefined;
  const reading = changed(asked, { message, gone: [] }, addNote(asked.text, message));
  return reading && message.trim().split(/\s+/u).length <= fewWords ? doubted(reading) : reading;
};

const fewWords = 3;

interface Ordered {
  readonly command: Command;
  readonly message: string;
  readonly asked: Text | undefined;
}

const obey = (interview: Interview, { command, message, asked }: Ordered): Reading | undefined => {
  switch (command.kind) {
    case 'leave':
      return undefined;
    case 'removeAll':
    case 'removeThat':
      return asked && (command.kind === 'removeThat' || asked.text !== undefined)
        ? removeAll(asked, command.kind)
        : undefined;
    case 'removeWord':
      return removeWord(interview, { command, message, asked });
    case 'changeAll': {
      const place = asked ?? (command.isNamed ? ownOf(interview) : undefined);
      if (!place || (place.text === undefined && !command.isNamed)) return undefined;
      return changed(place, { message, gone: sentencesOf(place.text ?? '') }, fresh(command));
    }
    case 'add':
      // Elsewhere it may be a gift or somebody, until nothing else is found in it.
      if (!asked && !command.isPart) return undefined;
      return addTo(interview, { command, message, asked });
    case 'remove':
    case 'keepOnly':
    case 'change':
      return changePart(interview, { command, message, asked });
  }
};

const fresh = ({ fresh: words }: { readonly fresh: string }): string => asSentence(withoutYes(words));

// One word goes and nothing else; where it does not stand, nothing is changed.
const removeWord = (
  interview: Interview,
  { command, message, asked }: Ordered & { readonly command: Extract<Command, { kind: 'removeWord' }> },
): Reading | undefined => {
  const places = asked ? [asked] : textsOf(interview);
  const [found, ...others] = places.flatMap((place) => {
    const left = place.text === undefined ? undefined : withoutWord(place.text, command.word, command.isLast);
    return left ? [{ place, left }] : [];
  });
  if (found && others.length === 0) {
    const { place, left } = found;
    const value = /\p{L}/u.test(left.text) ? left.text : undefined;
    const reading = changed(place, { message, gone: [command.word] }, value);
    return reading && (left.isSure || command.isPlaced) ? reading : reading && doubted(reading);
  }
  const place = asked ?? (command.isPlaced ? ownOf(interview) : undefined);
  if (found || !place) return undefined;
  const sentence = `“${command.word}” does not stand under “${place.label}”, so nothing is changed. What should I take out?`;
  return { act: 'answer', patch: [], isPlain: true, which: { sentence, choices: ['Nothing'] } };
};

// One sentence is all of it; of several it is asked which.
const removeAll = ({ field, label, text }: Text, kind: 'removeAll' | 'removeThat'): Reading | undefined => {
  if (text === undefined) {
    const sentence = `Nothing stands under “${label}” yet. What should I take out?`;
    return { act: 'answer', patch: [], isPlain: true, which: { sentence, choices: ['Nothing'] } };
  }
  const sentences = sentencesOf(text);
  if (kind === 'removeThat' && sentences.length > 1) return whichOf(sentences);
  return { act: 'answer', patch: [], cleared: [field], isPlain: true, isWhole: true };
};

const whichOf = (sentences: readonly string[]): Reading => ({
  act: 'answer',
  patch: [],
  isPlain: true,
  which: {
    sentence: 'Which sentence should go?',
    choices: [...sentences.map((one) => `Take out “${one}”`), 'Leave it as it is'],
  },
});

const addTo = (
  interview: Interview,
  { command, message, asked }: Ordered & { readonly command: Extract<Command, { kind: 'add' }> },
): Reading | undefined => {
  const place = asked ?? (command.isPart || isWish(command.fresh) ? ownOf(interview) : undefined);
  if (place === undefined) return undefined;
  const reading = changed(place, { message, gone: [] }, addNote(place.text, fresh(command)));
  return asked || command.isPart ? reading : reading && doubted(reading);
};

// Shares, sums and offices are said of the document, and not in it.
const isWish = (words: string): boolean =>
  !/\d|%|\b(?:trustee|executor|guardian|agent|share|half|third|equal)/iu.test(words);

const changePart = (
  interview: Interview,
  { command, message, asked }: Ordered & { readonly command: Extract<Command, { about: string }> },
): Reading | undefined => {
  const texts = asked ? [asked] : textsOf(interview);
  const found = texts
    .flatMap((one) =>
      one.text === undefined ? [] : [{ ...one, text: one.text, spoken: findSentences(one.text, command.about) }],
    )
    .filter(({ spoken }) => spoken.sentences.length > 0);
  const [only, ...others] = found;
  if (!only) return asked?.text !== undefined && command.isPart ? whichOf(sentencesOf(asked.text)) : undefined;
  // Elsewhere a thing or somebody may be meant that stands in another answer too.
  if (others.length > 0 || (!asked && !command.isPart)) return undefined;
  return edited(only, command, message);
};

// "Ruth takes Whiskers instead": it takes the place of the one sentence that it speaks of, and is asked back.
const sayInstead = (place: Text & { readonly text: string }, message: string): Reading | undefined => {
  const said = /^\W*(?:no[,.]?\s+)?(.+?),?\s+(?:instead|rather)\W*$/isu.exec(message)?.[1];
  if (said === undefined) return undefined;
  const spoken = findSentences(place.text, said);
  if (spoken.sentences.length !== 1) return undefined;
  const command = { kind: 'change', about: said, isPart: false, fresh: said } as const;
  return edited({ ...place, spoken: { ...spoken, isWhole: false } }, command, message);
};

/**
 * A part that is not called one, of words that stand in own words alone. `isElsewhere` says whether another answer may be meant
 * by them: where it may, and where not every word stands there, every reader of corrections comes first.
 */
export const readBareOwnWords = (
  interview: Interview,
  message: string,
  { isElsewhere }: { readonly isElsewhere?: (about: string) => boolean } = {},
): Reading | undefined => {
  const command = readCommand(message);
  if (command?.kind === 'add' && !isElsewhere) return addTo(interview, { command, message, asked: undefined });
  const isOne = splitSentences(message).length < 2 || command?.kind === 'change';
  if (!command || !isOne || !('about' in command) || askedText(interview) || isElsewhere?.(command.about))
    return undefined;
  const [only, ...others] = textsOf(interview).flatMap((one) =>
    one.text !== undefined && findSentences(one.text, command.about).sentences.length > 0
      ? [{ ...one, text: one.text }]
      : [],
  );
  if (!only || others.length > 0) return undefined;
  const spoken = findSentences(only.text, command.about);
  if (isElsewhere !== undefined && !spoken.isWhole) return undefined;
  const reading = edited({ ...only, spoken }, command, message);
  return reading && interview.asked?.kind !== 'review' ? doubted(reading) : reading;
};

interface Found extends Text {
  readonly text: string;
  readonly spoken: ReturnType<typeof findSentences>;
}

const edited = (
  { spoken, ...place }: Found,
  command: Extract<Command, { about: string }>,
  message: string,
): Reading | undefined => {
  const { text } = place;
  const { sentences, isWhole } = spoken;
  const [first = '', ...more] = sentences;
  if (command.kind === 'keepOnly') {
    const gone = sentencesOf(text).filter((one) => !sentences.includes(one));
    return sure(isWhole, changed(place, { message, gone }, without(text, gone)));
  }
  if (command.kind === 'remove') {
    if (more.length > 0 && !isWhole) return whichOf(sentences);
    const reading = changed(place, { message, gone: sentences }, without(text, sentences));
    return sure(isWhole && sentences.every((one) => !saysMore(one)), reading);
  }
  if (more.length > 0) return undefined;
  // "Change the cat to Ruth" says no sentence: it is asked for.
  if (command.fresh.split(/\s+/u).length < 3) return { act: 'answer', patch: [], focus: place.field };
  const value = editSentences(text, [{ kind: 'replace', who: first, by: { words: fresh(command) } }]);
  return sure(isWhole && !saysMore(first), changed(place, { message, gone: [first] }, value));
};

// A sentence with two wishes may lose one that was to stay.
const saysMore = (sentence: string): boolean =>
  /(?:,|;)\s+(?:and|but|also|then)\s|\band (?:i|my|our|please|the)\b/iu.test(sentence);

const without = (text: string, gone: readonly string[]): string | undefined =>
  editSentences(
    text,
    gone.map((who) => ({ kind: 'remove', who })),
  );

const sure = (isSure: boolean, reading: Reading | undefined): Reading | undefined =>
  reading && !isSure && reading.patch.length > 0 ? doubted(reading) : reading;

const doubted = (reading: Reading): Reading => ({
  ...reading,
  patch: reading.patch.map((one) => ({ ...one, confidence: sureEnough - 0.05 })),
});

const changed = (
  { field, text }: Text,
  { message, gone }: { readonly message: string; readonly gone: readonly string[] },
  value: string | undefined,
): Reading | undefined => {
  if (value === undefined)
    return text === undefined
      ? undefined
      : { act: 'answer', patch: [], cleared: [field], isPlain: true, isWhole: true };
  if (!parseFact(field, value).ok) return undefined;
  return {
    act: 'answer',
    isPlain: true,
    isWhole: true,
    patch: [{ field, value, evidence: message, confidence: 0.95 }],
    ...(gone.length > 0 && { gone: { field, names: gone.map((one) => `“${one.replace(/\.$/u, '')}”`) } }),
  };
};

// Beside an order another sentence is one more wish.
const obeyInTurn = (interview: Interview, message: string, asked: Text): Reading | undefined => {
  const parts = splitSentences(message).map(({ start, end }) => message.slice(start, end + 1).trim());
  const commands = parts.map((part) => readCommand(part));
  if (parts.length < 2 || !commands.some((one) => one !== undefined && one.kind !== 'leave')) return undefined;
  let now: Interview = interview;
  const gone: string[] = [];
  let isSure = true;
  for (const [at, part] of parts.entries()) {
    const command = commands[at];
    const text = now.facts[asked.field];
    const place = { ...asked, text: typeof text === 'string' ? text : undefined };
    const reading = command && obey(now, { command, message: part, asked: place });
    if (reading?.which) return undefined;
    const [proposal] = reading?.patch ?? [];
    const value = reading?.cleared ? undefined : (proposal?.value ?? addNote(place.text, part));
    isSure &&= proposal === undefined || proposal.confidence >= sureEnough;
    gone.push(
      ...(reading?.gone?.names ?? (reading?.cleared ? sentencesOf(place.text ?? '').map((one) => `“${one}”`) : [])),
    );
    now = { ...now, facts: { ...now.facts, [asked.field]: value } };
  }
  const value = now.facts[asked.field];
  const reading = changed(asked, { message, gone: [] }, typeof value === 'string' ? value : undefined);
  const told = reading && gone.length > 0 ? { ...reading, gone: { field: asked.field, names: gone } } : reading;
  return sure(isSure, told);
};
