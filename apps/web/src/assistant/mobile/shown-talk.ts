import type { FactCard } from '@evergrant/domain/interview/cards/fact-card.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { beginTalk, continueTalk, speakInTalk, takeInTalk, type Talk } from '#assistant/mobile/continue-talk.ts';
import type { KeptTaking, KeptTalk } from '#assistant/mobile/kept-talk.ts';
import { sayNow } from '#platform/language/say-now.ts';
import type { ShownMessage } from '#assistant/shown-messages.ts';

/** A message of a talk on the phone; its cards know what was before, so that they can be undone here. */
export type TalkMessage = Omit<ShownMessage, 'cards'> & { readonly cards?: readonly FactCard[] };

/** A talk, and what stands on the screen of it. */
export interface Shown {
  readonly talk: Talk;
  readonly messages: readonly TalkMessage[];
}

const beginning = await beginTalk();
/** A talk in which nothing was said. */
export const beginShown = (): Shown => ({ talk: beginning.talk, messages: [messageOf('ai', beginning.reply)] });

const messageOf = (sender: TalkMessage['sender'], content: string, cards: readonly FactCard[] = []): TalkMessage => ({
  id: crypto.randomUUID(),
  sender,
  content,
  timestamp: new Date().toISOString(),
  ...(cards.length > 0 && { cards }),
});

const saidIn = (messages: readonly TalkMessage[]): readonly string[] =>
  messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);

/** Whether somebody has said something. */
export const hasBegun = ({ said, takings = [] }: KeptTalk): boolean => said.length + takings.length > 0;

/** Today, as the device has it. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The talk with one message more, which is not answered. */
export const withSaid = ({ talk, messages }: Shown, message: string): Shown => ({
  talk,
  messages: [...messages, messageOf('user', message)],
});

/** The talk once the last message is answered. */
export const answered = async (shown: Shown, kept: Pick<KeptTalk, 'takings' | 'spoken'>): Promise<Shown> => {
  const said = saidIn(shown.messages);
  const beside = { takings: kept.takings ?? [], spoken: kept.spoken ?? [] };
  const { talk, reply, cards } = await continueTalk(shown.talk, { said, ...beside, today: today() });
  return { talk, messages: [...shown.messages, messageOf('ai', reply, cards)] };
};

/** What is done beside the words: taken of a paper, filled into a form, or taken back. */
export type Act = Pick<KeptTaking, 'taken' | 'cleared'>;

/** The talk once something was done beside the words. */
export const withAct = async (shown: Shown, act: Act): Promise<Shown> => {
  const last = shown.messages.at(-1)?.content ?? '';
  const { talk, reply, cards } = await takeInTalk(shown.talk, last, { ...act, today: today() });
  return { talk, messages: [...shown.messages, messageOf('ai', reply ?? sayNow('I have changed that.'), cards)] };
};

/** The talk in another language: one in which nothing was said is opened in it. */
export const inLanguage = async (shown: Shown, language: Language): Promise<Shown> => {
  if (saidIn(shown.messages).length === 0) {
    const { talk, reply } = await beginTalk(language);
    return { talk, messages: [messageOf('ai', reply)] };
  }
  const { talk, reply } = await speakInTalk(shown.talk, language);
  // Cards of before say it in the language of then; what was understood stands in the facts.
  const before = shown.messages.map(({ cards: _cards, ...message }) => message);
  return { talk, messages: [...before, messageOf('ai', reply)] };
};

/** The talk that was left, said once more: the engine answers the same words in the same way. */
export const replay = async ({ said, takings = [], spoken = [] }: KeptTalk): Promise<Shown> => {
  let shown = beginShown();
  for (const at of [0, ...said.map((_, index) => index + 1)]) {
    const message = said[at - 1];
    if (message !== undefined) shown = await answered(withSaid(shown, message), { takings, spoken });
    for (const { language } of spoken.filter(({ after }) => after === at)) shown = await inLanguage(shown, language);
    for (const act of takings.filter(({ after }) => after === at)) shown = await withAct(shown, act).catch(() => shown);
  }
  return shown;
};
