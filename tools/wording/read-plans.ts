import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionPlan } from '@evergrant/domain/interview/fact-question.ts';

/** The plans of every document type that can be made. */
export const readPlans = async (root: string): Promise<readonly QuestionPlan[]> => {
  const files = globSync('packages/domain/src/catalogue/*/plan.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(root, file))) as Readonly<Record<string, QuestionPlan>>),
  );
  return modules.flatMap((module) => Object.values(module));
};
