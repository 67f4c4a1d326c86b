// What a second reader is worth: the whole conversations of bench/talks, driven with readers of four kinds beside the rules.
// Run: npx node bench/second-reader.ts
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import type { FieldId } from '@evergrant/domain/facts/facts.ts';
import { groundPatch, type GroundedPatch } from '@evergrant/domain/interview/grounding/ground-patch.ts';
import type { ToldInterview } from '@evergrant/domain/interview/interview.ts';
import type { InterviewOfType } from '@evergrant/domain/interview/conversation/interview-of.ts';
import { driveTalk } from '#talks/drive-talk.ts';
import { isEntirelyRight, scoreTalk } from '#talks/score-talk.ts';
import { type Talk, talksOf } from '#talks/talk.ts';

type Told = Readonly<Record<string, unknown>>;

interface Heard {
  readonly interview: InterviewOfType;
  readonly before: ToldInterview;
  readonly message: string;
  readonly today: string;
  readonly truth: Told;
}

type Reader = (heard: Heard) => GroundedPatch | undefined;

const propose = (told: Told, evidence: string): GroundedPatch['patch'] =>
  Object.entries(told).map(([field, value]) => ({ field: field as FieldId, value, evidence, confidence: 1 }));

const readers: Readonly<Record<string, Reader>> = {
  'rules alone': () => undefined,
  'one that finds nothing': () => ({ patch: [], dropped: [] }),
  'one that is right': ({ interview, before, message, today, truth }) => {
    const open = interview.toReadAgain(before, message, today);
    return open && groundPatch(open, propose(truth, message), { message, today });
  },
  'one that repeats the rules': ({ interview, before, message, today }) => {
    const { facts, doubt } = interview.replyTo(before, message, today).interview;
    return { patch: propose({ ...facts, ...doubt?.proposed }, message), dropped: [] };
  },
};

// What is true, in one of the ways in which it may be said.
const plainly = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => plainly(one) ?? []);
  if (typeof value !== 'object' || value === null) return value;
  if ('anyOf' in value) return plainly((value.anyOf as readonly unknown[])[0]);
  if ('optional' in value || 'contains' in value) return undefined;
  const parts = Object.entries(value).map(([key, part]) => [key, key === 'percentage' ? percent(part) : plainly(part)]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Told;
};

const percent = (share: unknown): number => {
  const [part = 0, whole] = String(share).split('/').map(Number);
  return whole === undefined ? part : (100 * part) / whole;
};

const goThrough = async (talk: Talk, read: Reader) => {
  const type = documentTypeOf(talk.documentType);
  const { interview } = type;
  const truth = Object.fromEntries(
    Object.entries(talk.truth).flatMap(([field, value]) =>
      plainly(value) === undefined ? [] : [[field, plainly(value)]],
    ),
  );
  let asked = 0;
  const readAgain: InterviewOfType['replyTo'] = (before, message, today) => {
    const isOpen = interview.toReadAgain(before, message, today) !== undefined;
    if (isOpen) asked += 1;
    return interview.replyTo(before, message, today, {
      second: isOpen ? read({ interview, before, message, today, truth }) : undefined,
    });
  };
  const wrapped: DocumentType = { ...type, interview: { ...interview, replyTo: readAgain } };
  const score = scoreTalk(talk, await driveTalk(wrapped, talk));
  return { asked, score };
};

const talks = ['a', 'b'].flatMap((hand) => talksOf(hand));
for (const [name, read] of Object.entries(readers)) {
  const went = await Promise.all(talks.map((talk) => goThrough(talk, read)));
  const sum = (of: (one: (typeof went)[number]) => number): number => went.reduce((all, one) => all + of(one), 0);
  const turns = sum(({ score }) => score.turns);
  console.log(`${name}: ${sum(({ score }) => score.wrong.length)} wrong values, ${sum(({ score }) => score.wrongNames.length)} wrong names, \
${sum(({ score }) => score.missing.length)} missing, ${sum(({ score }) => Number(isEntirelyRight(score)))} entirely right, \
${(turns / went.length).toFixed(1)} turns, ${Math.round((100 * sum(({ asked }) => asked)) / turns)} % of the messages read again`);
}
