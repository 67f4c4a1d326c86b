import { clause } from '#assembly/clause.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { shareLines, takersWho } from '#clauses/trust/death-shares.ts';
import { holdingPlaces } from '#clauses/trust/holding-words.ts';
import { makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import * as derived from '#derived/will.ts';
import { isCommunityProperty } from '#law/provisions.ts';

/** What is left goes to the trustee of the trust that the will makes, or to a spouse first. */
export const residueInTrust = clause({
  id: 'residue.gift',
  heading: 'Gift of the Residue in Trust',
  source: own('Uniform Trust Code 401(1)', 'Uniform Probate Code 2-604(b)'),
  facts: [derived.residueInTrust],
  refers: ['trust'],
  mayRefer: ['residue.needs'],
  defines: ['residue', 'trustProperty'],
  body: ({ residue: { first } }, { define, ref, refIf }) => {
    const isHeld = first?.holding === 'supplementalNeeds';
    const isSpouseFirst = first?.holding === 'outright';
    return [
      para(
        p`The Testator gives all of the property in which the Testator has an interest at death that this will does not dispose of otherwise, real and personal, wherever it lies, with lapsed and failed gifts (the ${define('residue')})${isSpouseFirst ? ' to the Spouse, outright, if the Spouse survives the Testator, and otherwise to the Trustee, in trust' : ' to the Trustee, in trust'}${opt(isHeld, () => refIf('residue.needs', (section) => p`, to be held first for the Spouse as ${section} provides, if the Spouse survives the Testator`))}.${opt(isSpouseFirst, ' To the extent that the Spouse disclaims it, the Residue passes as if the Spouse had not survived the Testator.')}`,
      ),
      para(
        p`The Trustee shall divide, hold, and distribute what the Trustee receives of the Residue as ${ref('trust')} provides. What the Trustee so receives, what becomes payable to the Trustee by reason of the death of the Testator from insurance, a retirement plan, or any other source, every other addition, the proceeds, and the income from all of it are the ${define('trustProperty')}.`,
      ),
      para(
        p`The Residue is subject first to the payments and gifts that this Article directs. Homestead rights that the law gives to a surviving husband or wife or a minor child are respected. The Testator does not exercise by this will any power of appointment that the Testator holds.`,
      ),
    ];
  },
});

/** Who takes from the trust, and in which part. */
export const sharesInTrust = clause({
  id: 'death.shares',
  heading: 'Division Among the Beneficiaries',
  source: own(),
  facts: [property.disposition, makers],
  refers: ['death.held', 'death.needs'],
  mayRefer: holdingPlaces,
  defines: ['share'],
  body: ({ disposition, makers: theMakers }, { ref, refIf, define }) => [
    para(
      p`The Trustee shall divide the Trust Property and distribute it to the following ${takersWho(disposition)} survive the Testator, each of whom takes the percentage stated (a ${define('share')}):`,
    ),
    ...shareLines(disposition, { makers: theMakers, ref, refIf }),
  ],
});

/** When it is decided who takes from the trust, and what that means for a share that waits. */
export const determinedInTrust = clause({
  id: 'death.determined',
  heading: 'When It Is Determined Who Takes',
  source: own('Uniform Probate Code 2-707'),
  refers: ['death.shares'],
  body: (_, { ref, law }) => [
    para(
      p`Who takes under ${ref('death.shares')}, and in which part, is determined once, at the death of the Testator, except of property that this Article holds for the life of a person: who takes that is determined when it ends, as the Section that holds it provides. A Share whose enjoyment is postponed for any other reason is vested and passes, if its owner dies before distribution, as property of that owner, or if it is held in trust, as the terms of that trust provide. A Share that this Article directs to be held in trust is treated as so held from the death of the Testator, whether or not it has been set apart, and is not property of the person for whom it is held.`,
    ),
    para(
      p`Each Share is distributed outright, unless this Article directs that it be held. Any small difference between the total of the Shares and the whole is adjusted in proportion, so that the Shares together dispose of all of the Trust Property.${opt(law !== undefined && isCommunityProperty(law).value, ' To find the Heirs at Law and their parts, all of the Trust Property counts as separate property of the Testator.')}`,
    ),
  ],
});
