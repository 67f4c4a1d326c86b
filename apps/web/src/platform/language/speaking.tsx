import type { Language } from '@evergrant/domain/kit/language.ts';
import { useEffect, type ReactNode } from 'react';
import { languageTags } from '#platform/language/language-tags.ts';
import { useSayIn } from '#platform/language/say-in.ts';
import { SayContext } from '#platform/language/use-say.ts';

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** What stands in it is said in a language. */
export const Speaking = ({ language, children }: Props) => (
  <SayContext value={useSayIn(language)}>{children}</SayContext>
);

/** The same around a whole page, which tells browsers and screen readers in which language it is. */
export const SpeakingPage = ({ language, children }: Props) => {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = languageTags[language];
    return () => {
      documentElement.lang = languageTags.en;
    };
  }, [language]);
  return <Speaking language={language}>{children}</Speaking>;
};
