import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { useEffect, useRef, useState } from 'react';
import { readInTalk } from '#assistant/mobile/continue-talk.ts';
import { guessDocumentType, mobileProgress } from '#assistant/mobile/guess-document-type.ts';
import { noTalk, withBegun, type KeptSave, type KeptTalk } from '#assistant/mobile/kept-talk.ts';
import {
  beginShown,
  hasBegun,
  inLanguage,
  replay,
  today,
  withAct,
  type Act,
  type Shown,
} from '#assistant/mobile/shown-talk.ts';
import { useKeptTalk } from '#assistant/mobile/use-kept-talk.ts';
import { useSaying } from '#assistant/mobile/use-saying.ts';
import { useTalkLanguage } from '#assistant/mobile/use-talk-language.ts';
import type { PaperDesk } from '#assistant/papers/use-bring-paper.ts';
import { useComingWords } from '#assistant/use-coming-words.ts';
import { chooseLanguage } from '#platform/language/spoken-language.ts';
import { notifyError } from '#ui/notify.ts';

const unloaded = 'The questions could not be loaded. Check your internet connection and say it again.';

/** A conversation that never leaves this device: the interview engine runs in the browser, and what was said is kept in it. */
export const useMobileChat = () => {
  const { talk: kept, keep } = useKeptTalk();
  const [shown, setShown] = useState(beginShown);
  const { said, takings = [] } = kept;
  const [isReplying, setReplying] = useState(hasBegun(kept));
  const { words: coming, show } = useShowing(setShown, () => setReplying(false));
  useReplay(kept, async (next) => show(next));
  const speak = (language: Language) => {
    chooseLanguage(language);
    keep((before) => ({ ...before, spoken: [...(before.spoken ?? []), { after: said.length, language }] }));
    setReplying(true);
    void show(inLanguage(shown, language));
  };
  useTalkLanguage(languageOf(shown.talk.interview), { isChanging: isReplying, isFresh: !hasBegun(kept), speak });

  const saying = useSaying({ kept, keep, shown, setShown, isReplying, setReplying, show });
  const act = async (done: Act): Promise<void> => {
    setShown(await withAct(shown, done));
    keep((before) => ({ ...before, takings: [...(before.takings ?? []), { after: said.length, ...done }] }));
  };
  return {
    desk: deskOf(shown, act),
    act,
    ...{ takings, spoken: kept.spoken ?? [], said, isReplying, coming, ...saying },
    messages: shown.messages,
    choices: isReplying ? [] : shown.talk.choices,
    rows: shown.talk.rows,
    form: isReplying ? undefined : shown.talk.form,
    progress: mobileProgress(said.length),
    documentType: findCard(guessDocumentType(said)?.id ?? '')?.name,
    draft: kept.text,
    setDraft: (text: string) => keep((before) => ({ ...before, text })),
    begun: kept.begun,
    keepBegun: (begun: KeptSave | undefined) => keep(withBegun(begun)),
    /** The talk is saved elsewhere, and nothing of it stays on this device. */
    forget: () => keep(() => noTalk),
  };
};

// What comes next, its words one after the other where they are new.
const useShowing = (setShown: (shown: Shown) => void, onEnd: () => void) => {
  const coming = useComingWords();
  const show = async (next: Promise<Shown>, { inParts = false, onFailed = sayUnloaded } = {}): Promise<void> => {
    try {
      const there = await next;
      coming.begin();
      if (inParts) for (const [word] of (there.messages.at(-1)?.content ?? '').matchAll(/\S+\s*/gu)) coming.add(word);
      await coming.shown();
      setShown(there);
    } catch {
      onFailed();
    } finally {
      coming.begin();
      onEnd();
    }
  };
  return { words: coming.words, show };
};

const sayUnloaded = (): void => notifyError('No answer yet', unloaded);

// A paper is compared with the talk, and what is taken of it becomes part of the talk.
const deskOf = (shown: Shown, act: (done: Act) => Promise<void>): PaperDesk => ({
  find: async (text) => readInTalk(shown.talk, text, today()),
  take: async (taken) => act({ taken: [...taken] }),
});

// Once, when the talk is opened: what was said before is said again.
const useReplay = (kept: KeptTalk, show: (next: Promise<Shown>) => Promise<void>): void => {
  const isDone = useRef(!hasBegun(kept));
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void show(replay(kept));
  });
};
