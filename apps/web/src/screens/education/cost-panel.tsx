import { brand } from '@evergrant/domain/brand/brand.ts';
import type { EducationPage } from '#content/education/education-page.ts';
import { whatItCosts } from '#content/education/what-it-costs.ts';
import { NextActs } from '#screens/education/next-acts.tsx';
import classes from '#screens/education/cost-panel.module.css';
import { LegalLine } from '#ui/legal-line.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What the document costs here, what others charge, and whether it can be made yet. */
export const CostPanel = ({ page }: { readonly page: EducationPage }) => {
  const { availability, price, promise } = whatItCosts(page.typeId);
  return (
    <div className={classes.words}>
      <p className={classes.availability}>{availability}</p>
      <p>{price}</p>
      <p>{promise}</p>
      <p>{page.otherCosts}</p>
      <p>
        <TextLink to="/pricing">Compare the plans</TextLink>
      </p>
      <LegalLine brandName={brand.name} />
      <div className={classes.acts}>
        <NextActs typeId={page.typeId} />
      </div>
    </div>
  );
};
