// Whole conversations with made-up people, from hello to the confirmed review, by the offline reader: through the engine itself, or
// with --app through the HTTP interface of the application and its database.
// Run: npx node bench/talks.ts [a|b|d|e|f|g|h|i|j|k|l|m|sealed] [--app] [--show id]
import { parseArgs } from 'node:util';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { openApp } from '#talks/open-app.ts';
import { driveTalk, today } from '#talks/drive-talk.ts';
import { isEntirelyRight, scoreTalk } from '#talks/score-talk.ts';
import { type Talk, talksOf } from '#talks/talk.ts';

const {
  positionals: [hand = 'a'],
  values: { app: isThroughApp, show: shown },
} = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'boolean', default: false }, show: { type: 'string' } },
});

const app = isThroughApp ? await openApp(today) : undefined;

const goThrough = async (talk: Talk) => {
  const driven = await driveTalk(documentTypeOf(talk.documentType), talk, await app?.begin(talk.documentType));
  const shown = scoreTalk(talk, { ...driven, interview: driven.shown });
  return { talk, driven, score: scoreTalk(talk, driven), shown };
};

const talks = talksOf(hand).filter(({ id }) => shown === undefined || id === shown);
const went = await Promise.all(talks.map(goThrough));
await app?.close();

for (const { talk, driven, score } of went) {
  if (shown !== undefined)
    for (const { asked, says, reply } of driven.lines) console.log(`\n[${asked}] > ${says}\n${reply}`);
  const state = isEntirelyRight(score) ? 'right' : score.isComplete ? 'complete' : 'open';
  console.log(
    `${talk.id.padEnd(38)} ${state.padEnd(9)} ${score.turns} turns, ${score.wrong.length} wrong, ${score.missing.length} missing, ${score.lostNotes.length} notes lost`,
  );
  for (const { at, kind, meant, kept } of [...score.wrong, ...score.missing])
    if (shown !== undefined) console.log(`  ${kind} ${at}: ${JSON.stringify(meant)} / ${JSON.stringify(kept)}`);
}

type Scored = (typeof went)[number]['score'];
const sum = (of: (score: Scored) => number, at: 'score' | 'shown' = 'score'): number =>
  went.reduce((total, one) => total + of(one[at]), 0);
const each = (total: number): string => (total / went.length).toFixed(2);

console.log(`
${went.length} conversations of ${hand}
entirely right          ${sum((score) => (isEntirelyRight(score) ? 1 : 0))}
complete                ${sum((score) => (score.isComplete ? 1 : 0))}
wrong in the review     ${each(sum(({ wrong }) => wrong.length, 'shown'))} a conversation
names wrong there       ${sum(({ wrongNames }) => wrongNames.length, 'shown')}
missing there           ${each(sum(({ missing }) => missing.length, 'shown'))} a conversation
wrong values            ${each(sum(({ wrong }) => wrong.length))} a conversation
wrong names in a role   ${sum(({ wrongNames }) => wrongNames.length)}
missing values          ${each(sum(({ missing }) => missing.length))} a conversation
notes lost              ${sum(({ lostNotes }) => lostNotes.length)}
asides not answered     ${sum(({ unanswered }) => unanswered.length)}
turns                   ${each(sum(({ turns }) => turns))} a conversation
same words twice        ${sum(({ repeats }) => repeats)}`);
