import type { FactQuestion } from '#interview/fact-question.ts';
import { County } from '#facts/shapes.ts';

/** True for a question whose answer is a county, parish or borough. */
export const isCountyQuestion = ({ shape }: Pick<FactQuestion, 'shape'>): boolean => shape === County;
