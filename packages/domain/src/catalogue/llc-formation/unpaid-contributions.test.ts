import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

const printed = (change: Facts) => {
  const result = type.finish({ ...llcSample, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  const document = result.value;
  return {
    words: (id: string): string => sectionText(document, id),
    numberOf: (id: string): string | undefined => sectionsOf(document).find((one) => one.id === id)?.number,
  };
};

const alone: Facts = { members: [{ name: 'Nora Whitfield' }], contributesByShare: undefined };

test('a contribution that was not paid does not lower the price of a buy-out twice', () => {
  const { words } = printed({ taxTreatment: 'default' });
  expect(words('buyOut.price')).toContain('What the Member owes to the Company, other than an unpaid contribution, is');
  expect(words('capital.unpaid')).toContain(
    'what is unpaid counts neither as property of the Company nor in the price',
  );
});

test('where the price goes by percentages, an unpaid contribution counts in the value before it is deducted', () => {
  const { words } = printed({ taxTreatment: 'sCorporation' });
  expect(words('buyOut.price')).toContain('an unpaid contribution included, counts as property of the Company');
  expect(words('capital.unpaid')).not.toContain('counts neither');
});

test('a member who does not pay what was promised does not keep the whole interest for nothing', () => {
  const { words, numberOf } = printed({});
  const unpaid = words('capital.unpaid');
  expect(unpaid).toContain(`due from that Member under Section ${numberOf('capital.initial')}`);
  expect(unpaid).toContain('what would be distributed to that Member is applied to it first');
  expect(unpaid).toMatch(/unpaid sixty \(60\) days after written notice .* reduce the Percentage Interest/u);
  expect(printed(alone).words('capital.unpaid')).toBe('');
});

test('what a decision of some members may do to admit another is not taken back by a right of each', () => {
  for (const majorDecisions of ['supermajority', 'majority'] as const) {
    const { words, numberOf } = printed({ majorDecisions });
    expect(words('management.major')).toContain(
      `except under Section ${numberOf('transfers.permitted')} and, for an assignee, only as Section ${numberOf('transfers.assignees')} provides`,
    );
    expect(words('management.interested')).toMatch(/a reduction of all others in proportion, .* is not meant/u);
    expect(words('capital.admission')).toContain('reduces those of all others in proportion');
    expect(words('capital.further')).toContain('a contribution of a Member only in writing that all Members sign');
  }
});

test('the company of one who has died is never without somebody to wind it up', () => {
  const { words, numberOf } = printed({ ...alone, successorManager: { name: 'Ada Obi' } });
  expect(words('ending.windingUp')).toContain(
    `the person whom Section ${numberOf('transfers.soleMember')} authorizes to manage the Company, or else a person whom the successors to the Membership Interest or a court appoints`,
  );
  expect(words('ending.windingUp')).not.toContain('the Members appoint');
  expect(printed({ ...alone, successorManager: undefined }).words('ending.windingUp')).not.toContain('authorizes');
  expect(printed({}).words('ending.windingUp')).toContain(
    'or, if there are none, a person whom those who hold more than half',
  );
});

test('who decides that a company is stuck is said, and one is not spoken of as several', () => {
  expect(printed({}).words('management.deadlock')).toContain('the mediator states in writing if asked');
  const one = printed({ management: 'manager', managers: [{ name: 'Ada Obi' }] });
  expect(one.words('management.managers')).toContain('That person while in office');
  expect(printed(alone).words('formation.purpose')).not.toContain('founders');
  const ofDeath = printed({ buySell: 'death' }).words('buyOut.events');
  expect(ofDeath).toContain(
    'The death of a Member is a “Buy-Out Event” of that Member; of a Member that is an entity,',
  );
  expect(ofDeath).not.toContain('Each of the following');
});

test('the official whom process is served on is named where the law names one', () => {
  const filing = (formationState: Facts['formationState']) => {
    const result = type.finish({ ...llcSample, ...withOffice, formationState }, '2026-11-20');
    if (!result.ok) throw new Error(JSON.stringify(result.reason));
    return plainText(result.value);
  };
  expect(filing('NY')).toContain('The Secretary of State of New York');
  expect(filing('NY')).not.toContain('The official whom the statute names');
});

const withOffice: Facts = {
  registeredAgentAddress: '100 Ocean Avenue, Brooklyn, NY 11225',
  registeredOfficeCounty: 'Kings',
};
