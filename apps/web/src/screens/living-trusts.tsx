import { livingTrusts } from '#content/education/living-trusts.ts';
import { educationMeta } from '#screens/education/education-meta.ts';
import { EducationArticle } from '#screens/education/education-article.tsx';
import { LivingTrustDrawing } from '#screens/education/living-trust-drawing.tsx';

export const meta = () => educationMeta(livingTrusts);

const LivingTrusts = () => <EducationArticle page={livingTrusts} drawing={<LivingTrustDrawing />} />;
export default LivingTrusts;
