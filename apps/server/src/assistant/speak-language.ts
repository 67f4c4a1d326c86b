import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { readConversation } from '#assistant/read-conversation.ts';
import { findLastMessage, saveAside } from '#assistant/turns.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { openRegister } from '#documents/people/open-register.ts';
import { saveInterview } from '#documents/save-interview.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';

interface Spoken {
  readonly member: Member;
  readonly origin: Origin;
  readonly documentId: string;
  readonly language: Language;
}

/** Goes on in another language, and asks the open question in it; the language in which a type cannot be made changes nothing. */
export const speakLanguage = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { member, origin, documentId, language }: Spoken,
): Promise<ConversationAnswer> => {
  await context.db.transaction(async (tx) => {
    const register = await openRegister(tx, member.userId);
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });

    const { interview: engine } = typeOf(document);
    const spoken = engine.speak({ ...document.interview, register }, language);
    if (languageOf(spoken.interview) === languageOf(document.interview)) return;

    await saveInterview({ ...context, tx }, { document, interview: spoken.interview, register, origin });
    // While nothing was said the welcome stands there, in the language of now.
    if ((await findLastMessage(tx, documentId)) === undefined) return;
    await saveAside(tx, { documentId, content: spoken.reply, choices: spoken.choices, at: context.clock() });
  });
  return readConversation(context, { documentId, userId: member.userId });
};
