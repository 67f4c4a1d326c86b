import { specialNeedsTrusts } from '#content/education/special-needs-trusts.ts';
import { educationMeta } from '#screens/education/education-meta.ts';
import { EducationArticle } from '#screens/education/education-article.tsx';
import { SpecialNeedsTrustDrawing } from '#screens/education/special-needs-trust-drawing.tsx';

export const meta = () => educationMeta(specialNeedsTrusts);

const SpecialNeedsTrusts = () => <EducationArticle page={specialNeedsTrusts} drawing={<SpecialNeedsTrustDrawing />} />;
export default SpecialNeedsTrusts;
