import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn, saidOnScreen } from '#wording/messages-in.ts';
import type { Message } from '#wording/read-messages.ts';

const web = 'apps/web/src';

// The screens on which a document is made.
const screens = [
  `${web}/assistant/*.tsx`,
  `${web}/assistant/{cards,voice}/*.tsx`,
  `${web}/documents/facts-panel/*.tsx`,
  `${web}/screens/document/*.tsx`,
  `${web}/ui/legal-line.tsx`,
];

// What else they say, in files without markup.
const sources = [
  `${web}/assistant/{failure-of,failure-reason,locked-because,quiet-answers-to}.ts`,
  `${web}/assistant/words/message-length.ts`,
  `${web}/documents/{way-on,how-far-signed}.ts`,
  `${web}/documents/facts-panel/{entry-drafts,plain-value,refusal-of,kind-choice}.ts`,
];

/** Files of those folders that are not part of a Spanish conversation, each with its reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'apps/web/src/assistant/benefits-card.tsx': 'what a type is good for is shown in English alone',
  'apps/web/src/screens/document/leave-for-dashboard.tsx': 'there is no document, and so no language',
  'apps/web/src/screens/document/interview.tsx': 'nothing is loaded yet, and so no language is known',
};

/** What the screens of a document say: through `say`, and past it. */
export const readScreens = (
  root: string,
): { readonly said: readonly Message[]; readonly unsaid: readonly Message[] } => {
  const files = globSync(screens, { cwd: root }).filter((file) => !(file in elsewhere));
  const found = files.map((file) => ({ file, ...saidOnScreen(readFileSync(join(root, file), 'utf8')) }));
  const told = globSync(sources, { cwd: root }).flatMap((file) =>
    messagesIn(readFileSync(join(root, file), 'utf8')).map((message) => ({ file, message })),
  );
  const inFunctions = files.flatMap((file) =>
    messagesIn(readFileSync(join(root, file), 'utf8'), () => true, 'tsx').map((message) => ({ file, message })),
  );
  return {
    said: [...found.flatMap(({ file, said }) => said.map((message) => ({ file, message }))), ...told, ...inFunctions],
    unsaid: found.flatMap(({ file, unsaid }) => unsaid.map((message) => ({ file, message }))),
  };
};
