import { stateOfLand } from '#facts/state-of-land.ts';
import { trustBlock } from '#law/blocks.ts';
import { stateInSentence } from '#law/state-code.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** Every list of property. */
export const propertyLists = ['assets', 'assetsOfBoth', 'assetsOfFirst', 'assetsOfSecond'] as const;

/**
 * V22: land goes into a trust as the law of its own place says (lex rei sitae); where that law has forms of its own, the person is
 * told not to sign a deed as elsewhere.
 */
export const landCanBeHeld = defineRule('V22', propertyLists, (facts, { laws }) =>
  propertyLists.flatMap((field) =>
    (facts[field] ?? [])
      .filter(({ category }) => category === 'realEstate')
      .flatMap((asset) => {
        const law = laws(stateOfLand(asset));
        if (law === undefined || law.code === facts.grantorState) return [];
        const place = stateInSentence(law.code);
        return trustBlock(law, place) === undefined
          ? []
          : [
              warning(
                [field],
                `“${asset.description}” lies in ${place}, whose law has forms of its own for trusts and for land. This document may not reach it there, and close family may have rights in it that no document takes away. Do not sign a deed of it to the trustee before a notary or an attorney in ${place} has said how; or leave it out of the list.`,
              ),
            ];
      }),
  ),
);
