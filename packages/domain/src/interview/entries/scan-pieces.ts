import {
  callsSo,
  getsNone,
  isBesides,
  relatedStatement,
  takesPart,
  thatIs,
  wasOurs,
} from '#interview/entries/statement-words.ts';
import { ageAt, lengthOf, type Taken } from '#interview/entries/scan-ages.ts';
import { ownerAt } from '#interview/entries/owner-at.ts';
import { type Place, remarkAt, turnsRemark } from '#interview/entries/remark-at.ts';
import { leadAt } from '#interview/entries/lead-at.ts';
import type { Act, Piece } from '#interview/entries/piece.ts';
import { phraseAt } from '#interview/entries/phrases.ts';
import { calledAt, keysAt } from '#interview/entries/scan-called.ts';
import { type Unit, unitsOf } from '#interview/entries/unit.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { Message } from '#interview/language/analyze-message.ts';

/** Everything that an answer about people says, word for word: whom it calls, with which parts and ages, in which order, and what is left. */
export const scanPieces = (message: Message): readonly Piece[] => {
  const units = unitsOf(message);
  const starts = new Set(message.clauses.map(({ from }) => from));
  const pieces: Piece[] = [];
  for (let at = 0; at < units.length;) {
    const { act, length } = takeAt(units, {
      at,
      starts,
      before: pieces.at(-1),
      behind: pieces.findLast(({ kind }) => kind !== 'comma'),
    });
    pieces.push({ ...act, start: units[at]?.start ?? 0, end: units[at + length - 1]?.end ?? 0 });
    at += length;
  }
  return pieces;
};

const takeAt = (units: readonly Unit[], place: Place): Taken => {
  const { at } = place;
  const unit = units[at] as Unit;
  if (unit.word.part === 'mark') return { act: markOf(unit.word.text), length: 1 };
  const keys = keysAt(units, at);
  return (
    placeAt(units, { at, keys }) ??
    ownerAt(units, { at, keys }) ??
    deathAt(units, { at, keys }) ??
    ageAt(units, { at, keys }) ??
    statementAt(units, place) ??
    nameOrPhraseAt(units, { at, keys }) ??
    sayingOfLast(units, place) ??
    numberAt(unit) ??
    leadAt(keys) ??
    leftAt(units, place)
  );
};

// "Killed in a grain bin in 2011": how somebody died belongs to it.
const deathAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Taken | undefined => {
  const found = phraseAt(keys);
  if (found?.act.kind !== 'dead') return undefined;
  let to = at + found.length;
  if (/^(?:in|of|from|at|by|on|during|after|#) /u.test(keysAt(units, to)))
    while (to < units.length && !/^(?:[,;.!?\n]|NAME|RELS?|and|but|he|she|so)$/u.test(units[to]?.key ?? '')) to += 1;
  return { act: found.act, length: to - at };
};

const nameOrPhraseAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Taken | undefined => {
  const first = firstPhrases.some((pattern) => pattern.test(keys)) ? phraseAt(keys) : undefined;
  const called = first ? undefined : calledAt(units, at);
  return first ?? (called ? { act: { kind: 'called', called: called.called }, length: called.length } : phraseAt(keys));
};

// Phrases that begin like somebody who is called.
const firstPhrases = [
  /^(?:(?:all|each)(?: of (?:them|my RELS))?(?: my RELS)?|(?:every|any)(?:body|one)) (?:but|except|other than|besides) /u,
  /^(?:all )?(?:of )?(?:the )?(?:rest|residue|remainder)(?: ,)?(?: and)? (?:residue|remainder) /u,
  /^(?:the |my )?(?:rest|remaining|other (?:SHARE|half|part))(?! of (?:them|the RELS|my RELS))(?= )/u,
  /^all (?:of it|of that|my (?:property|estate|money|stuff|things|assets)|it|to|for|goes) /u,
  /^NAME (?:share|part|portion|SHARE|half) (?:should |would |will )?(?:goes|go|passes|pass|is) (?:to|for) /u,
  /^(?:each|NTH (?:in line|choice)|i (?:don't|do not|dont|never|won't|really)|them all right) /u,
];

const markOf = (text: string): Act => {
  if (text === ',') return { kind: 'comma' };
  if (/^[;.\n!?]$/u.test(text)) return { kind: 'stop' };
  return { kind: /^[&+]$/u.test(text) ? 'and' : 'dash' };
};

// "1. Mahalia 2. Bertrand", "first my niece, second my neighbor": places in a row.
const placeAt = (
  units: readonly Unit[],
  { at, keys }: { readonly at: number; readonly keys: string },
): Taken | undefined => {
  const numbered = /^(?:#|NTH)(?: [.):,])? (?:my |our |the )?(?:NAME|REL|ORG) /u.exec(keys);
  const value = units[at]?.number?.value ?? 0;
  const isPlace = units[at]?.key === 'NTH' || /^[.):]$/u.test(units[at + 1]?.key ?? '');
  if (!numbered || !isPlace || value > 9 || !isInSequence(units, at)) return undefined;
  const isMarked = /^[.):,]$/u.test(units[at + 1]?.key ?? '');
  return { act: { kind: value > 1 ? 'then' : 'filler' }, length: isMarked ? 2 : 1 };
};

// "Maryam Haddad 4. Idris is the boy": no place, for nothing was the third.
const isInSequence = (units: readonly Unit[], at: number): boolean => {
  const unit = units[at];
  const value = unit?.number?.value ?? 0;
  return unit?.key === 'NTH' || value === 1 || units.slice(0, at).some(({ number }) => number?.value === value - 1);
};

const numberAt = ({ key, number }: Unit): Taken | undefined => {
  if (!number || !/^(?:#|SHARE)$/u.test(key)) return undefined;
  const { written = '', value, kind } = number;
  return written === '' ? undefined : { act: { kind: 'share', written, value, isBare: kind === 'count' }, length: 1 };
};

// A statement beside the answer: "she lives close", "since he is good with money", "who has my keys".
const statementAt = (units: readonly Unit[], { at, starts, before, behind }: Place): Taken | undefined => {
  const [unit, next] = [units[at], units[at + 1]];
  const keys = keysAt(units, at);
  if (before?.kind === 'called' && getsNone.test(keys)) return { act: { kind: 'nothing' }, length: 1 };
  // "Kyler Boyd was my stepson": nobody is left out by it.
  if (before?.kind === 'called' && before.called.kind === 'name' && wasOurs.test(keys))
    return { act: { kind: 'is' }, length: 1 };
  if (!unit || !next) return undefined;
  // "We call him Obi": another name of somebody who is named.
  const nickname = callsSo.exec(keys);
  if (nickname && before !== undefined) return { act: { kind: 'filler' }, length: lengthOf(nickname) };
  // "A friend from church", "no fussing".
  if (before?.kind === 'called' && whence.test(keys)) return remarkAt(units, { at, starts, before });
  if (before?.kind === 'called' && before.called.kind !== 'self' && isBesides.test(keys) && !whereabouts.test(keys))
    return remarkAt(units, { at, starts, before });
  if (before !== undefined && /^no (?!NAME|REL|ORG|one |kids|,|\.|\$|NTH|need |wait)\p{L}+/u.test(keys))
    return remarkAt(units, { at, starts, before });
  // "That's Tammy and Travis", "that's Marcus's boy".
  if (/^(?:the|my|our)$/u.test(unit.key) && (next.name ?? next.organization)) return undefined;
  const named = thatIs.exec(keys);
  if (named && before !== undefined)
    return { act: { kind: next.isPossessive && units[at + 2]?.relation ? 'is' : 'filler' }, length: lengthOf(named) };
  if (phraseAt(keys) ?? leadsAnswer(keys) ?? calledAt(units, at)) return undefined;
  const related = relatedStatement.exec(keys);
  if (
    related &&
    before !== undefined &&
    isTightTo(behind ?? before, keys) &&
    calledAt(units, at + lengthOf(related))?.called.kind === 'relation'
  )
    return { act: { kind: 'is' }, length: lengthOf(related) };
  const isReason =
    /^(?:though|although|because|since|cause|cuz|cos|bc|as|so that|in case)$/u.test(unit.key) && before !== undefined;
  const isSubject =
    /^(?:(?:he|she|they|i|we|it|that|you|this|who)(?:'\p{L}+)?|which|there|hes|shes|theyre|im|ive|his|her|their|my|our|the|whose)$/u.test(
      unit.key,
    );
  const isStatement = isSubject && hasVerb(units, at) && (before === undefined || isBeside(before));
  return isReason || isStatement ? remarkAt(units, { at, starts, before }) : undefined;
};

// "Colin has his father's money": what somebody does who is named takes no part in the answer.
const sayingOfLast = (units: readonly Unit[], { at, starts, before }: Place): Taken | undefined => {
  const unit = units[at];
  const keys = keysAt(units, at);
  const isVerb = unit?.word.part === 'verb' && !/^(?:is|are|was|were|be|will|would|should|can)$/u.test(unit.word.low);
  const isMeant = whereabouts.test(keys) || (isVerb && leadAt(keys) === undefined);
  if (before?.kind !== 'called' || !isMeant) return undefined;
  const taken = remarkAt(units, { at, starts, before });
  // "Charlotte lives in Spain and she gets 70": takes part in it all the same.
  if (takesPart.test(keysAt(units, at + taken.length))) return taken;
  return taken.act.kind === 'remark' ? { ...taken, act: { ...taken.act, isOfLast: true } } : taken;
};

// "A friend from church", and not "from my first marriage".
const whence = patternOf(
  'u',
  String.raw`^(?:from(?! (?:my|our|his|her|a|the) (?:\p{L}+ |NTH )?(?:marriage|relationship) )`,
  '|near|over (?:at|in|on|there)|(?:up|out|back|here) in|at|down|across|in (?!trust|order|that|this|equal|thirds|halves|case|line|steps|my|a |their|his|her )) ?(?!#|SHARE)',
);

// "Rodel is in Dubai": where somebody is, and no place in a row or in charge of anything.
const whereabouts = patternOf(
  'u',
  '^(?:is|are|lives?|stays?|works?) (?:still |way |all the way |now |clear |too |up |down |out |over |back |off |so )*',
  '(?:in (?!charge|line|order|trust|control|first|second|my |# )|at (?!#|age|my )|from (?!my )|near |far |overseas |abroad |away )',
);

// "She's my sister" behind a name; "they are my children" behind all of them.
const isTightTo = (before: Piece, keys: string): boolean =>
  before.kind !== 'share' || /^(?:they|thats|that|all) /u.test(keys);

const leadsAnswer = (keys: string): Taken | undefined => {
  const lead = leadAt(keys);
  return lead && lead.length > 1 ? lead : undefined;
};

const isBeside = ({ kind }: Piece): boolean =>
  /^(?:called|comma|stop|dash|and|remark|left|share|age|outright|young|filler|unfit|condition)$/u.test(kind);

const hasVerb = (units: readonly Unit[], at: number): boolean => {
  const unit = units[at];
  if (/'|^(?:hes|shes|theyre|im|ive)$/u.test(unit?.word.text ?? '')) return true;
  return units
    .slice(at + 1, at + (/^(?:his|her|their|my|our|the)$/u.test(unit?.key ?? '') ? 4 : 3))
    .some(
      ({ word }) =>
        word.part === 'verb' || /^(?:is|are|was|has|have|had|can|will|does|don't|live|lives)$/u.test(word.low),
    );
};

const leftAt = (units: readonly Unit[], { at }: Place): Taken => {
  const key = units[at]?.key ?? '';
  if (/^(?:if|unless|when|until|whoever|whichever|depending|provided|assuming)$/u.test(key))
    return { act: { kind: 'condition' }, length: 1 };
  return {
    act: { kind: 'left', turns: turnsRemark.test(key) || /^(?:not|no|without|'t|can't|cant|won't)$/u.test(key) },
    length: 1,
  };
};
