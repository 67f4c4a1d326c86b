import { irrevocableTrusts } from '#content/education/irrevocable-trusts.ts';
import { educationMeta } from '#screens/education/education-meta.ts';
import { EducationArticle } from '#screens/education/education-article.tsx';
import { IrrevocableTrustDrawing } from '#screens/education/irrevocable-trust-drawing.tsx';

export const meta = () => educationMeta(irrevocableTrusts);

const IrrevocableTrusts = () => <EducationArticle page={irrevocableTrusts} drawing={<IrrevocableTrustDrawing />} />;
export default IrrevocableTrusts;
