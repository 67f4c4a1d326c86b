import type { AfterSpouse } from '#derived/after-spouse.ts';
import type { PetFund } from '#derived/arrangements.ts';
import type { Belongings, Gift, Home } from '#disposition/dispositive-tree.ts';
import type { debtsAndTaxesFrom } from '#facts/debts.ts';
import type { ValueOf } from '#facts/define-fact.ts';
import { formatMoney } from '#kit/money.ts';
import { inOwnWords, named, only, say, series, type Saying } from '#summary/say.ts';
import { sayAfterSpouse } from '#summary/say-division.ts';
import type { Told, Voice } from '#summary/summary.ts';

/** Particular things and sums, each with those who take it in order. */
export const sayGifts = (gifts: readonly Gift[], { you }: Voice): readonly Told[] => {
  if (gifts.length === 0) return [];
  const isShared = new Set(gifts.map(({ item }) => item)).size < gifts.length;
  return [
    { said: say`These gifts come first:`, lines: gifts.map((gift) => giftLine(gift, you)) },
    {
      said: say`A gift that nobody takes so is part of what is left.${isShared ? ' What is given to more than one person is shared equally between them.' : ''}`,
    },
  ];
};

const giftLine = ({ item, takers: [first, ...next] }: Gift, you: string): Saying =>
  say`${named(first)} receives ${inOwnWords(item)}.${only(next.length > 0, () => say` If ${named(first)} does not outlive ${you}, it goes to ${series(next.map(named))}.`)}`;

/** Household goods and the like; nothing where they are part of what is left. */
export const sayBelongings = (belongings: Belongings | undefined, { you }: Voice): readonly Told[] =>
  belongings === undefined
    ? []
    : [
        {
          said: say`Your household goods and personal belongings go to ${series([...belongings.takers.map(named), ...(belongings.opensToChildren ? ['every child who is born or adopted later'] : [])])}${belongings.takers.length > 1 || belongings.opensToChildren ? `, in shares of like value, as far as they outlive ${you}` : `, if that person outlives ${you}`}.`,
        },
      ];

/** What happens with the home; nothing where it is shared like everything else. */
export const sayHome = (
  home: Home | undefined,
  {
    voice,
    spouse,
    afterSpouse,
  }: { readonly voice: Voice; readonly spouse?: string; readonly afterSpouse?: AfterSpouse | undefined },
): readonly Told[] => {
  if (home === undefined) return [];
  const { you } = voice;
  const yourHome = 'Your home, as far as it is in the trust,';
  switch (home.plan) {
    case 'sell':
      return [
        {
          said: say`${yourHome} is sold, and the money is part of what is left. A home that the law protects from your creditors is not sold, but goes to those who take what is left.`,
        },
      ];
    case 'giveTo':
      return [
        {
          said: say`${yourHome} goes to ${named(home.recipient)}, with the debts on it. If ${named(home.recipient)} does not outlive ${you}, it is part of what is left.`,
        },
      ];
    case 'spouseMayLive':
      return spouse === undefined
        ? []
        : [
            {
              said: say`If ${named(spouse)} outlives ${you}, ${named(spouse)} may live in your home, as far as it is in the trust, rent free and for life, or until ${named(spouse)} moves out for good or gives up the right. When that ends, the home is shared as what is left would then be shared.${only(afterSpouse !== undefined, () => say` If it ends because ${named(spouse)} has died, what would fall to ${named(spouse)} goes ${sayAfterSpouse(afterSpouse, spouse, voice)}.`)}`,
            },
          ];
  }
};

/** Money for animals. `isEnforced`: the law upholds a trust for them. */
export const sayPets = (
  fund: PetFund | undefined,
  {
    isEnforced,
    spouse,
    voice: { you },
  }: { readonly isEnforced: boolean; readonly spouse?: string | undefined; readonly voice: Voice },
): readonly Told[] => {
  if (fund === undefined) return [];
  const { animals, caretaker, fundInCents, doesSpouseKeep, remainder } = fund;
  const money = formatMoney(fundInCents);
  const keeps = only(
    doesSpouseKeep && spouse !== undefined,
    () =>
      say` If ${named(spouse ?? '')} outlives ${you} and wishes to keep them, they stay with ${named(spouse ?? '')} instead.`,
  );
  return [
    {
      said: isEnforced
        ? say`Before the rest is divided, ${money} is set aside in a trust for the care of your animals, ${inOwnWords(animals)}, whom ${named(caretaker.name)} takes in.${keeps} ${restOfFund(remainder, caretaker.name, spouse)}`
        : say`Before the rest is divided, ${money} goes to ${named(caretaker.name)}, if ${named(caretaker.name)} takes in your animals, ${inOwnWords(animals)}.${keeps} That the money is used for their care is a wish that binds nobody${only(remainder.to === 'another', () => say`, and so is that what is left goes to ${nameOf(remainder)}`)}.`,
    },
  ];
};

const nameOf = (remainder: PetFund['remainder']): Saying => (remainder.to === 'another' ? [named(remainder.name)] : []);

const restOfFund = (remainder: PetFund['remainder'], caretaker: string, spouse: string | undefined): Saying => {
  switch (remainder.to) {
    case 'residue':
      return say`What is left when the last of them has died goes to those who take what is left.`;
    case 'caretaker':
      return say`What is left when the last of them has died goes to whoever cares for them then, if that is ${named(caretaker)}${spouse === undefined ? '' : ' or your spouse'}, and otherwise to those who take what is left.`;
    case 'another':
      return say`What is left when the last of them has died goes to ${named(remainder.name)}, and otherwise to those who take what is left.`;
  }
};

/** How long somebody has to live on to receive something. */
export const sayOutliving = (days: number, { you }: Voice): Saying =>
  only(
    days > 0,
    () =>
      say`Somebody counts as outliving ${you} only if still alive ${String(days)} ${days === 1 ? 'day' : 'days'} after ${you === 'you' ? 'your death' : 'the death of the last of you'}.`,
  );

/** What pays debts and taxes. In a trust every gift can bear all of them, in a will the taxes alone. */
export const sayDebts = (from: ValueOf<typeof debtsAndTaxesFrom>, instrument: 'trust' | 'will'): Saying => {
  const who = instrument === 'trust' ? 'the trustee' : 'the executor';
  const first = `First ${who} pays your debts, expenses and taxes.`;
  if (from === 'residue') return say`${first} They come out of what is left, before it is divided.`;
  return instrument === 'trust'
    ? say`${first} Everything that is given bears its part of them.`
    : say`${first} The taxes are borne by everything that is given, each its part; the rest comes out of what is left.`;
};
