import { brand } from '@evergrant/domain/brand/brand.ts';
import classes from '#library/library-claims.module.css';

/** Figures about the operator's own practice; shown only where the operator states them. */
export const LibraryClaims = () => {
  const claims = brand.claims.library;
  if (!claims || claims.length === 0) return null;
  return (
    <dl className={classes.claims} aria-label={`${brand.name} in figures`}>
      {claims.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
};
