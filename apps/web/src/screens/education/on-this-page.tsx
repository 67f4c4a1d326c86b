import type { EducationPage } from '#content/education/education-page.ts';
import classes from '#screens/education/on-this-page.module.css';
import { TextLink } from '#ui/text-link.tsx';

/** The parts of a long page. */
export const OnThisPage = ({ page }: { readonly page: EducationPage }) => (
  <nav aria-label="On this page" className={classes.parts}>
    <ul>
      {partsOf(page).map(({ id, label }) => (
        <li key={id}>
          <TextLink to={`#${id}`}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
);

const partsOf = ({ particular }: EducationPage) => [
  { id: 'what-it-is', label: 'What it is' },
  { id: 'how-it-works', label: 'Step by step' },
  { id: 'benefits', label: 'Benefits' },
  { id: 'limits', label: 'Limits and risks' },
  { id: 'who-it-suits', label: 'Who it suits' },
  { id: 'after-signing', label: 'After signing' },
  { id: 'particular', label: particular.title },
  { id: 'cost', label: 'What it costs' },
  { id: 'questions', label: 'Questions' },
];
