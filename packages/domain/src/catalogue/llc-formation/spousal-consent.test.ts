import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { everyLaw } from '#law/every-law.ts';

const type = llcFormation(everyLaw);

const printed = (facts: Partial<typeof llcSample>): string => {
  const document = type.finish({ ...llcSample, ...facts }, '2026-11-20');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return plainText(document.value);
};

const inDelaware: typeof llcSample = {
  formationState: 'DE',
  registeredAgentAddress: '8 Green Street, Dover, DE 19901',
};

test('a form for the consent of a spouse does not stand without a word that asks for it, nor the word without the form', () => {
  const text = printed({});
  expect(text).toContain('Schedule D is a form for the consent of a spouse');
  expect(text).toMatch(
    /who is married when signing .* shall ask the spouse for the consent in the form of Schedule D/u,
  );
  expect(printed({ members: [{ name: 'Nora Whitfield', percentage: 100 }] })).toContain(
    'shall ask the spouse to sign the consent in Schedule D',
  );
  expect(printed(inDelaware)).not.toMatch(/Schedule D|consent of a spouse|ask the spouse/u);
});

test('an agreement is not taken for another paper where the law of its state gives it another name', () => {
  expect(printed({})).toContain(
    'It is the operating agreement, company agreement, or limited liability company agreement, by whatever name the law calls it.',
  );
});

test('a spouse who does not sign does not put the member in default', () => {
  expect(printed({})).toContain(
    'If the spouse does not sign, the Members are bound by this Agreement all the same, and the Member is not for that reason in default.',
  );
  expect(printed({ members: [{ name: 'Nora Whitfield', percentage: 100 }] })).toContain(
    'The Member is bound without it too',
  );
});

test('a spouse reads in the consent that the member may buy back first, where the member may', () => {
  const said = 'the right of the Member to buy back first what I receive, and every right of the Company';
  expect(printed({ buySell: 'all' })).toContain(said);
  for (const buySell of ['death', 'none'] as const) expect(printed({ buySell })).not.toContain('buy back first');
});
