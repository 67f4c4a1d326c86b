import type { TurnStep } from '@evergrant/contract/assistant.ts';
import { createAiLanguageModel } from '@evergrant/ports/language-model/ai-language-model.ts';
import { replyToMessage } from '@evergrant/server/assistant/reply-to-message.ts';
import { createDocument } from '@evergrant/server/documents/create-document.ts';
import { loadOwnDocument } from '@evergrant/server/documents/load-own-document.ts';
import { recordFact } from '@evergrant/server/documents/record-fact.ts';
import type { Member } from '@evergrant/server/platform/actor.ts';
import type { Settings } from '@evergrant/server/platform/context.ts';
import { createTestMember, testOrigin as origin } from '@evergrant/server/platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import type { Question, Reply } from '#language-model-peer/reply.ts';
import { silent } from '#language-model-peer/testing/reading.ts';
import { startLanguageModelPeer, type LanguageModelPeer } from '#language-model-peer/start-peer.ts';

/** What the peer does when a message is read, and when a sentence of courtesy is wanted. */
export interface Script {
  read: (question: Question) => Reply | Promise<Reply>;
  speak: (question: Question) => Reply;
}

/** A server whose messages are read by the peer as well, which does what the script says at that moment. */
export interface Talk {
  readonly context: TestContext;
  readonly peer: LanguageModelPeer;
  readonly script: Script;
  readonly begin: (member: Member, documentTypeId?: string) => Promise<string>;
  readonly say: (told: Told) => ReturnType<typeof replyToMessage>;
  readonly record: (told: Omit<Told, 'message'> & { readonly facts: object }) => Promise<void>;
  readonly interviewOf: (own: Omit<Told, 'message'>) => Promise<Awaited<ReturnType<typeof loadOwnDocument>>>;
  readonly createMember: () => Promise<Member>;
  readonly close: () => Promise<void>;
}

interface Told {
  readonly member: Member;
  readonly documentId: string;
  readonly message: string;
  readonly clientMessageId?: string;
  readonly hear?: (words: string) => void;
  readonly noteStep?: (step: TurnStep) => void;
  readonly signal?: AbortSignal;
}

export const openTalk = async ({
  timeoutInMs = 60_000,
  ...decided
}: Partial<Settings> & { readonly timeoutInMs?: number } = {}): Promise<Talk> => {
  const script: Script = { read: () => silent, speak: () => ({ kind: 'words', words: '' }) };
  const peer = await startLanguageModelPeer((question) =>
    question.isStream ? script.speak(question) : script.read(question),
  );
  const languageModel = await createAiLanguageModel({
    ...{ provider: 'openai-compatible', model: 'small', baseUrl: peer.baseUrl, timeoutInMs },
  });
  const opened = await openTestContext();
  const context = { ...opened, languageModel, settings: { ...opened.settings, ...decided } };
  return {
    context,
    peer,
    script,
    createMember: () => createTestMember(context),
    begin: async (member, documentTypeId = 'living-trust') =>
      (await createDocument(context, { member, name: 'Ours', documentTypeId, origin })).id,
    say: (told) => replyToMessage(context, { ...told, origin }),
    record: async ({ member, documentId, facts }) => {
      for (const [field, value] of Object.entries(facts))
        await recordFact(context, { documentId, member, origin, field, value });
    },
    interviewOf: ({ documentId, member }) => loadOwnDocument(context.db, { documentId, userId: member.userId }),
    close: async () => {
      await peer.stop();
      await opened.close();
    },
  };
};
