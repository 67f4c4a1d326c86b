import { expect, test } from 'vitest';
import { startingType } from '#catalogue/document-types.ts';
import { sampleLaw } from '#catalogue/sample-law.ts';
import { noLaw } from '#law/law-source.ts';

test('the sample page holds the law of the state in which its family lives', async () => {
  const { sample } = (await startingType.load())(noLaw);
  expect(sampleLaw(sample.governingState)).toBeDefined();
  expect(sampleLaw(sample.grantorState)).toBeDefined();
});
