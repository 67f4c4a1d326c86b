import { expect, test } from 'vitest';
import { deriveFact, withDerived } from '#facts/derive-fact.ts';
import { children, grantorState } from '#facts/person.ts';
import { everyLaw } from '#law/every-law.ts';
import { noLaw } from '#law/law-source.ts';

const homeLaw = deriveFact({ field: 'homeLaw', from: [grantorState], derive: (f, laws) => laws(f.grantorState) });
const isParent = deriveFact({ field: 'isParent', from: [children], derive: (f) => f.children.length > 0 });
const summary = deriveFact({
  field: 'summary',
  from: [homeLaw, isParent],
  derive: (f) => `${f.homeLaw?.name ?? 'nowhere'}: ${f.isParent ? 'a parent' : 'no parent'}`,
});

test('what follows from answers and from what follows from them is read beside the answers', () => {
  const asked = { grantorState: 'OH', children: [] };
  const facts = withDerived(asked, { derived: [summary], laws: everyLaw });
  expect(facts.summary).toBe('Ohio: no parent');
  expect(facts.grantorState).toBe('OH');
  expect(withDerived(asked, { derived: [summary], laws: noLaw }).summary).toBe('nowhere: no parent');
});
