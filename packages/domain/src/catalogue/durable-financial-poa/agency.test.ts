import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { agencyFactsIn } from '#catalogue/durable-financial-poa/agency-facts.arbitrary.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { durableFinancialPoa } from '#catalogue/durable-financial-poa/durable-financial-poa.ts';
import { faultsOf } from '#catalogue/durable-financial-poa/testing/faults-of.ts';
import { agencyRule } from '#law/agency-rule.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { madeIn } from '#law/made-in.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const type = durableFinancialPoa(everyLaw);
const today = '2026-11-20';

const finished = (facts: typeof agencySample): string => {
  const document = type.finish(facts, today);
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return plainText(document.value);
};

const obstacles = (facts: typeof agencySample) => {
  const document = type.finish(facts, today);
  return document.ok ? [] : document.reason.map(({ field }) => field);
};

const home = (grantorState: StateCode) => ({ ...agencySample, grantorState });

const servedStates = stateCodes.filter((one) => madeIn('financial-power-of-attorney', lawOf(one)).state === 'made');

test('the power of attorney is tried in the states that serve it, and they are most of them', () => {
  expect(servedStates.length).toBeGreaterThan(30);
});

test('whatever valid facts a person gives, the power of attorney has no blank, no open reference and loses no fact', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...stateCodes).chain((state) => agencyFactsIn(state)),
      (facts) => {
        expect(faultsOf(facts)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

test('it is made, or refused with the reason, in all fifty states and the District of Columbia', () => {
  for (const state of stateCodes) {
    const [facts = agencySample] = fc.sample(agencyFactsIn(state), { numRuns: 1, seed: 7 });
    expect([state, faultsOf(facts)]).toEqual([state, []]);
  }
  expect(stateCodes.filter((state) => obstacles(home(state)).includes('grantorState'))).toEqual(
    stateCodes.filter((state) => madeIn('financial-power-of-attorney', lawOf(state)).state === 'blocked'),
  );
});

test('a special power that was not chosen is withheld in words, and one that was chosen waits for initials', () => {
  const text = finished({ ...agencySample, mayMakeGifts: false, mayDisclaim: true });
  expect(text).toContain('(initials) To disclaim property');
  expect(text).toMatch(/has no authority to:[\s\S]*make a gift;/u);
  expect(text).not.toContain('(initials) To make a gift');
  expect(finished({ ...agencySample, mayMakeGifts: true })).toContain('(initials) To make a gift');
});

test('no agent favors the own line over others of the family, and no general words let one do so', () => {
  const text = finished({ ...agencySample, mayMakeGifts: true });
  expect(text).toContain(
    'Nor may an Agent create such an interest in the spouse or a descendant of that Agent, unless',
  );
  expect(text).toContain('all who stand in the same relation to the Principal are given the same');
});

test('the minor child of an agent is not shut out of equal gifts, and no gift does what the agent owes the child', () => {
  const text = finished({ ...agencySample, mayMakeGifts: true });
  expect(text).toContain('except a gift that this Section allows');
  expect(text).toContain('such as a minor child of the Agent who is a descendant of the Principal');
  expect(text).toContain('No such gift discharges a duty of support of that Agent.');
});

test('where no power to make gifts is granted, no section speaks of gifts that it allows', () => {
  const text = finished({ ...agencySample, mayMakeGifts: false });
  expect(text).not.toContain('a gift that this Section allows');
  expect(text).not.toContain('A gift that the paragraph before this one allows');
  expect(text).toContain('Under no power of this instrument may an Agent create in that Agent');
});

test('an agent who moves a retirement account does not lose the beneficiaries whom it names', () => {
  const text = finished({ ...agencySample, mayChangeBeneficiaries: false });
  expect(text).toContain('(initials) To make a beneficiary designation of the Principal again, unchanged, on the plan');
  expect(text).toMatch(/or a beneficiary designation that is made again, unchanged, under a power granted in Section/u);
});

test('no general words let an agent make a beneficiary designation again, in any state: it takes initials of its own', () => {
  for (const state of servedStates) {
    const text = finished({ ...home(state), agentScope: 'withoutLand', mayMakeGifts: false, mayReadMessages: false });
    const [, special] = /^(4\.\d) Special Powers That Are Granted$/mu.exec(text) ?? [];
    expect(text).toContain(`or in one that replaces it, only under a power that Section ${special} grants; and`);
    expect(text).toContain(`or of one that replaces it, only under a power that Section ${special} grants.`);
    expect(text).toContain(`except to make one again if the power to do so in Section ${special} is granted;`);
    expect(text).toContain('(initials) To make a beneficiary designation of the Principal again');
  }
  const wide = finished({ ...agencySample, mayChangeBeneficiaries: true });
  expect(wide).toContain('(initials) To create or change a beneficiary designation.');
  expect(wide).not.toContain('(initials) To make a beneficiary designation of the Principal again');
});

test('no general power takes away who may be named under a line that was initialed, or speaks of a line that is not there', () => {
  for (const mayChangeBeneficiaries of [true, false]) {
    const text = finished({ ...agencySample, mayChangeBeneficiaries });
    expect(text).toContain('but name who receives at death what is in a plan, or in one that replaces it, only under');
    expect(text).toContain('but name who receives the proceeds of a policy, or of one that replaces it, only under');
    expect(text).not.toMatch(/without changing who receives/u);
    expect(text.includes('if the power to do so in Section')).toBe(!mayChangeBeneficiaries);
    expect(text.includes('(initials) To make a beneficiary designation of the Principal again')).toBe(
      !mayChangeBeneficiaries,
    );
  }
});

test('an agent who doubts a revocation does not go on acting while nobody has decided it', () => {
  expect(finished(agencySample)).toContain(
    'An Agent who knows of a writing that revokes this power of attorney or removes that Agent shall stop acting until a court decides that the Principal was Incapacitated by impairment when signing it.',
  );
});

test('a principal who is only absent or detained can still revoke the power', () => {
  expect(finished(agencySample)).toContain(
    'The Principal may revoke it, or remove an Agent, at any time unless Incapacitated by impairment, by a signed',
  );
});

test('no third person can ask an agent to swear to more than the exhibit states, in any state', () => {
  for (const state of servedStates) {
    const [, exhibit = ''] = finished({ ...home(state), agentScope: 'withoutLand' }).split('Exhibit 1 Affidavit and');
    for (const stated of [
      'The Principal is domiciled at',
      'the Principal is not deceased',
      'or ended in whole or in part by adjudication of incapacity, an event it names, or otherwise',
      'proceedings to determine incapacity of the Principal or to appoint a guardian',
      'an action for dissolution or annulment of a marriage',
      'no one named before me is able or willing to serve, for the reasons',
      'I shall not act once I know that it is revoked, suspended, or ended, wholly or in part, or invalid because',
    ])
      expect([state, exhibit]).toEqual([state, expect.stringContaining(stated)]);
    const [, certificate = ''] = exhibit.split('in the form of the place of signing.');
    expect([state, certificate]).toEqual([state, expect.stringMatching(/sworn|swore|affirmed/iu)]);
    expect(exhibit).not.toContain('acknowledged before me');
  }
});

test('a spouse who is agent does not act on after the end of the marriage was asked for, whatever the state', () => {
  for (const state of servedStates)
    expect(finished({ ...home(state), agentScope: 'withoutLand' })).toContain(
      'ends when an action is filed to dissolve or annul that marriage, partnership, or union, or for their legal separation',
    );
});

test('it says that it is durable, in the words of the statute where the law needs them', () => {
  for (const state of servedStates) {
    const text = finished({ ...home(state), agentScope: 'withoutLand' });
    expect(text).toContain('This is a durable power of attorney.');
    const words = agencyRule(lawOf(state)).durabilityWords ?? '';
    expect(text.toLowerCase()).toContain(words.replace(/\.$/u, '').toLowerCase());
  }
});

test('the notice and the acceptance that Pennsylvania prescribes stand in its words', () => {
  const text = finished(home('PA'));
  expect(text).toContain('NOTICE\nTHE PURPOSE OF THIS POWER OF ATTORNEY IS TO GIVE THE PERSON YOU DESIGNATE');
  expect(text).toContain('I, Daniel Whitfield, have read the attached power of attorney');
  expect(text).toContain(
    'Before acting, the Agent shall sign the page of this instrument that is headed “Acceptance by the Agent”',
  );
});

test('one that begins upon incapacity is refused where the law or its words do not allow it', () => {
  for (const state of ['FL', 'KS', 'RI'] as const)
    expect(obstacles({ ...home(state), agencyStart: 'onIncapacity' })).toEqual(['agencyStart']);
  expect(finished({ ...home('TX'), agencyStart: 'onIncapacity' })).toContain('certificates of two licensed physicians');
});

test('nobody is the own agent or agent twice, and nobody in a care facility is served', () => {
  expect(obstacles({ ...agencySample, agent: { name: 'Eleanor R. Whitfield' } })).toEqual(['agent']);
  expect(obstacles({ ...agencySample, successorAgents: [{ name: 'daniel whitfield' }] })).toEqual(['successorAgents']);
  expect(obstacles({ ...agencySample, livesInCareFacility: true })).toEqual(['livesInCareFacility']);
});

test('the principal is of full age under the law of the home state', () => {
  const nineteen = { grantorDateOfBirth: '2007-11-21' };
  expect(obstacles({ ...home('AL'), ...nineteen })).toEqual(['grantorDateOfBirth']);
  expect(obstacles({ ...home('TX'), ...nineteen })).toEqual([]);
});

test('it is signed on paper before a notary everywhere, with the witnesses that the law asks for', () => {
  const asked = (state: StateCode) => type.execution.requirements(home(state), today);
  expect(asked('TX').method.kind).toBe('print-and-sign');
  expect([asked('TX').witnessesNeeded, asked('PA').witnessesNeeded]).toEqual([0, 2]);
  expect(asked('TN').notary).toEqual({ awaited: 'always' });
});

test('a draft of nothing is shown with its gaps', () => {
  expect(plainText(type.preview({}, today))).toContain('appoints (To be completed: Agent) as attorney in fact');
});

test('no formality that the law does not ask for is a condition, and instructions bind nobody but the agent', () => {
  const text = finished({ ...home('OH'), specialInstructions: 'Keep the house.' });
  expect(text).toContain('A formality that is printed here and not required is no condition.');
  expect(text).toContain('Whoever deals with the Agent need not inquire whether they were followed:');
});

test('an agent that is an organization accepts by somebody who writes name and title', () => {
  const text = finished({ ...agencySample, agent: { name: 'Mercy Lane', kind: 'organization' } });
  expect(text).toContain('appoints the organization named Mercy Lane as attorney in fact');
  expect(text).toMatch(/Mercy Lane, Agent\nBy:\nName:\nTitle:/u);
  expect(finished({ ...agencySample, agent: { name: 'Mercy Lane' } })).not.toMatch(/Mercy Lane, Agent\nBy:/u);
});
