import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionPlan } from '@evergrant/domain/interview/fact-question.ts';
import { readImports, type Import } from '#architecture/read-imports.ts';
import { messagesIn } from '#wording/messages-in.ts';

/** A sentence that somebody can read, and where it is written. */
export interface Message {
  readonly file: string;
  readonly message: string;
}

const domain = 'packages/domain/src';

// What is said in every interview, whatever the type.
const conversation = [
  `${domain}/interview/{conversation,warmth,ladder,later,doubt,notes,hearing,cards,barred}/*.ts`,
  `${domain}/interview/*.ts`,
  `${domain}/interview/edits/{ask-which,others-share,read-backwards,read-more-property,read-rather,read-removal,read-unnamed}.ts`,
  `${domain}/interview/anew/ask-one-of-several.ts`,
  `${domain}/interview/own-words/read-own-words.ts`,
  `${domain}/people/say-carried.ts`,
  // Why a document is not made in a state.
  `${domain}/law/blocks.ts`,
];

/** Every sentence that the interviews of all types can say besides their questions. */
export const messagesOfConversation = (root: string): readonly Message[] =>
  globSync(conversation, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => messagesOfFile(root, file));

/** Every sentence in which the facts and the rules of a type speak: its questions, its chips, and what is said of answers. */
export const messagesOfType = (root: string, { documentType, questions }: QuestionPlan): readonly Message[] => {
  const asked = new Set<string>(questions.map(({ field }) => field));
  return reachedFrom(`${domain}/catalogue/${documentType}/plan.ts`, readImports(root)).flatMap((file) =>
    messagesOfFile(root, file, (field) => asked.has(field)),
  );
};

const messagesOfFile = (root: string, file: string, isAsked?: (field: string) => boolean): readonly Message[] =>
  messagesIn(readFileSync(join(root, file), 'utf8'), isAsked).map((message) => ({ file, message }));

// The words of forms are part of the plan, and one file holds what is looked for in descriptions.
const speaking =
  /^packages\/domain\/src\/(?:facts|rules|catalogue)\/(?!(?:facts|entry-form|entry-words|designated-words)\.ts)/u;

// The files of facts and rules that the plan of a type brings in, with what these bring in.
const reachedFrom = (start: string, imports: readonly Import[]): readonly string[] => {
  const reached = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(
      ...imports
        .filter((one) => one.file === file && !one.isType && speaking.test(one.target))
        .map(({ target }) => target),
    );
  }
  return [...reached].toSorted();
};
