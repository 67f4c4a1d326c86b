import { expect, test } from 'vitest';
import { everyLaw } from '#law/every-law.ts';
import type { LawSource } from '#law/law-source.ts';
import { testatorIsOfAge } from '#rules/maker-is-adult.ts';

const askingFor =
  (age: number): LawSource =>
  (state) => {
    const law = everyLaw(state);
    return law && { ...law, provisions: { ...law.provisions, willAge: { ...law.provisions.willAge, value: age } } };
  };

const said = (laws: LawSource, grantorDateOfBirth: string): readonly string[] =>
  testatorIsOfAge({ grantorState: 'OH', grantorDateOfBirth }, { today: '2026-11-20', laws }).map(
    ({ message }) => message,
  );

test('nobody makes a will before the age that the law of the home asks for, even where that is above eighteen', () => {
  expect(said(askingFor(19), '2008-06-01')).toEqual(['The law of Ohio asks for an age of 19 to make a will.']);
  expect(said(askingFor(19), '2007-06-01')).toEqual([]);
});

test('a law that is content with less lets nobody under eighteen make a will here', () => {
  expect(said(askingFor(14), '2010-06-01')).toEqual(['You must be at least 18 years old to make this document.']);
  expect(said(everyLaw, '2008-06-01')).toEqual([]);
});
