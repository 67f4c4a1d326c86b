import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn, saidOnScreen, textsIn } from '#wording/messages-in.ts';
import type { Message } from '#wording/read-messages.ts';

const web = 'apps/web/src';

// The screens on which a document is made, and what stands around them.
const screens = [
  `${web}/assistant/**/*.tsx`,
  `${web}/platform/language/*.tsx`,
  `${web}/documents/{attorney-list,facts-panel,notes,preview,review}/*.tsx`,
  `${web}/payments/*.tsx`,
  `${web}/signing/*.tsx`,
  `${web}/screens/{checkout,claim,mobile-document-creation,success,witness}.tsx`,
  `${web}/documents/{download-button,download-buttons,outdated-notice,signed-versions,version-scans}.tsx`,
  `${web}/screens/{document,document-preview,review-document}/*.tsx`,
  `${web}/screens/{document,document-preview,document-questions,review-document}.tsx`,
  `${web}/accounts/*.tsx`,
  `${web}/screens/{account,confirm-email,create-document,dashboard,email-confirmation,forgot-password,login,register,reset-password}.tsx`,
  `${web}/documents/{create-document-form,delete-document-dialog,document-list,document-row,document-type-picker,quick-stats,status-badge}.tsx`,
  `${web}/screens/layout/site-{frame,header,footer}.tsx`,
  `${web}/screens/layout/help-button.tsx`,
  `${web}/ui/{cannot-reach,confirm-dialog,error-state,kept-file,legal-line,loading-state,new-password-fields,password-field,reason-dialog}.tsx`,
];

// What else they say, in files without markup.
const sources = [
  `${web}/assistant/**/*.ts`,
  `${web}/accounts/*.ts`,
  `${web}/content/navigation.ts`,
  `${web}/documents/{attorney-list,facts-panel,notes,preview,review}/*.ts`,
  `${web}/payments/*.ts`,
  `${web}/signing/*.ts`,
  `${web}/documents/{how-far-signed,signed-version-words,status-words,validate-new-document,way-on,what-deletion-leaves,witness-progress,words-for-all}.ts`,
  `${web}/platform/api-problem.ts`,
  `${web}/screens/{document,document-preview,review-document}/*.ts`,
  `${web}/ui/notify.ts`,
];

/** Files of those folders that are not part of a Spanish conversation, each with its reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'apps/web/src/assistant/benefits-card.tsx': 'what a type is good for is shown in English alone',
  'apps/web/src/assistant/mobile/wanted-document.ts': 'the name of a document is part of the document',
};

// Words that a screen takes over from elsewhere, as the names of the types.
const named = [
  'packages/domain/src/catalogue/*/{card,nouns}.ts',
  'packages/domain/src/{brand/brand,document-type/card,document-type/type-nouns,facts/party-kinds,catalogue/available-types,catalogue/name-in-sentence}.ts',
];

const filesOf = (root: string, patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root }).filter((file) => !(file in elsewhere) && !/\.test\.tsx?$/u.test(file));

/** Every text that is written in what the screens of a document are made of. */
export const textsOfScreens = (root: string): Set<string> =>
  new Set(
    filesOf(root, [...screens, ...sources, ...named]).flatMap((file) =>
      textsIn(readFileSync(join(root, file), 'utf8')),
    ),
  );

/** What the screens of a document say: through `say`, and past it. */
export const readScreens = (
  root: string,
): { readonly said: readonly Message[]; readonly unsaid: readonly Message[] } => {
  const files = filesOf(root, screens);
  const found = files.map((file) => ({ file, ...saidOnScreen(readFileSync(join(root, file), 'utf8')) }));
  const told = filesOf(root, sources).flatMap((file) =>
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
