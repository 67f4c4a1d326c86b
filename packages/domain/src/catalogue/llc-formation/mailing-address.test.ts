import { expect, test } from 'vitest';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import type { Facts } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';
import { sectionText } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

const filing = (change: Facts): string => {
  const oregon: Facts = { formationState: 'OR', registeredAgentAddress: '8 Green Street, Bend, OR 97701' };
  const result = type.finish({ ...llcSample, ...oregon, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return textOfBlocks(result.value.schedules.find(({ id }) => id === 'schedule.articles')?.blocks ?? []);
};

test('no state that asks for a mailing address is given a filing without one', () => {
  for (const state of stateCodes) {
    const { requiredContents, filingItems } = lawOf(state).company;
    const isAsked = requiredContents.value?.some((one) => /^(?!.*each person).*mailing address/u.test(one)) === true;
    const isStated = filingItems.value?.some((one) => /mailing|officer-for-process/u.test(one)) === true;
    expect([state, isStated || !isAsked]).toEqual([state, true]);
  }
});

test('the articles of Oregon state where mail goes: the main office, or another address that was given', () => {
  expect(filing({})).toMatch(/Mailing address.*210 Harbor Street, Oakland, CA 94607/u);
  const mailingAddress = 'P.O. Box 12, Bend, OR 97701';
  expect(filing({ mailingAddress })).toMatch(/Mailing address.*P\.O\. Box 12/u);
});

test('where there are no counties, no city is called one, and none is asked for', () => {
  const change: Facts = {
    formationState: 'DC',
    registeredAgentAddress: '1100 K Street NW, Washington, DC 20005',
    registeredOfficeCounty: 'Washington',
  };
  const result = type.finish({ ...llcSample, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  expect(sectionText(result.value, 'formation.agent')).toContain('Washington, DC 20005. The Company');
  const { registeredAgentAddress: _address, registeredOfficeCounty: _county, ...others } = llcSample;
  const open: StoredInterview = {
    ...type.interview.open(),
    facts: { ...others, formationState: 'DC' },
    asked: { kind: 'fact', field: 'registeredAgentAddress' },
  };
  const turn = type.interview.replyTo(open, '1100 K Street NW, Washington, DC 20005', '2026-11-20');
  expect(turn.interview.facts.registeredOfficeCounty).toBe('Washington');
  const louisiana = { ...open, facts: { ...open.facts, formationState: 'LA' } as const };
  expect(type.interview.replyTo(louisiana, '8 Main Street, Lafayette, LA 70501', '2026-11-20').reply).toContain(
    'In which parish',
  );
});
