import { expect, test } from 'vitest';
import { durableFinancialPoa } from '#catalogue/durable-financial-poa/durable-financial-poa.ts';
import { everyLaw } from '#law/every-law.ts';
import type { LawSource } from '#law/law-source.ts';

const said = 'The rules of Ohio are not certain in every point, so the strictest of them is followed here.';

const packetIn = (laws: LawSource) => {
  const type = durableFinancialPoa(laws);
  const document = type.finish({ ...type.sample, grantorState: 'OH', agencyStart: 'atOnce' }, '2026-11-20');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return {
    document: document.value,
    steps: document.value.guide.flatMap(({ steps }) => steps.map(({ text }) => text)),
  };
};

const unsure: LawSource = (state) => {
  const law = everyLaw(state);
  if (law === undefined) return undefined;
  const { agentAcceptance } = law.agency;
  return {
    ...law,
    agency: { ...law.agency, agentAcceptance: { ...agentAcceptance, confidence: 'verify' } },
  };
};

test('where the law is sure the packet claims no doubt', () => {
  expect(packetIn(everyLaw).steps).not.toContain(said);
});

test('where a rule still has to be verified the strictest one is printed, and the packet says so', () => {
  const { document, steps } = packetIn(unsure);
  expect(steps).toContain(said);
  expect(document.acts.find((act) => act.kind === 'acceptance')).toMatchObject({ isRequired: true });
  expect(JSON.stringify(document.articles)).toContain('shall sign the page of this instrument that is headed');
});
