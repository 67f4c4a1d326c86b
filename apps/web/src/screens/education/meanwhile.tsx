import { meanwhile } from '#content/education/meanwhile.ts';
import { whatItCosts } from '#content/education/what-it-costs.ts';
import classes from '#screens/education/meanwhile.module.css';

/** On the page of a trust that cannot be made here: so it is, and what one can do today. */
export const Meanwhile = ({ typeId }: { readonly typeId: string }) => {
  const { isAvailable, availability } = whatItCosts(typeId);
  if (isAvailable) return null;
  return (
    <section className={classes.meanwhile} aria-labelledby="meanwhile">
      <h2 id="meanwhile">Not available here yet: what you can do today</h2>
      <p>{availability}</p>
      <ul>
        {meanwhile[typeId]?.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
};
