import type { Language } from '@evergrant/domain/kit/language.ts';
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
    <div role="group" className={classes.languages} aria-label={say('Language')}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={classes.language}
          aria-pressed={one === language}
          disabled={isChanging}
          onClick={() => change(one)}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
};

/** The same at the top of a page that has no place of its own for it. */
export const LanguageBar = () => (
  <div className={classes.bar}>
    <LanguageSwitch />
  </div>
);
