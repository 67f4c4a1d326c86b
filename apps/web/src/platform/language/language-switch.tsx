import type { Language } from '@evergrant/domain/kit/language.ts';
import { SegmentedControl } from '@mantine/core';
import classes from '#platform/language/language-switch.module.css';
import { useSpoken } from '#platform/language/spoken-language.ts';
import { useSay } from '#platform/language/use-say.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** In which language the page speaks, to be changed at any moment; nothing where it can speak one alone. */
export const LanguageSwitch = () => {
  const say = useSay();
  const { language, languages, isChanging, change } = useSpoken();
  if (languages.length < 2) return null;
  return (
    <SegmentedControl
      className={classes.language}
      aria-label={say('Language')}
      value={language}
      disabled={isChanging}
      onChange={(value) => change(value)}
      data={languages.map((value) => ({ value, label: <span lang={value}>{names[value]}</span> }))}
    />
  );
};

/** The same at the top of a page that has no place of its own for it. */
export const LanguageBar = () => (
  <div className={classes.bar}>
    <LanguageSwitch />
  </div>
);
