const trade = new Set(
  [
    'life lifetime descendant descendants issue heir heirs estate trust trusts share shares child children grandchild',
    'grandchildren survivor survivors spouse charity charities other others remainder residue residuary property beneficiary',
    'beneficiaries trustee trustees executor guardian successor successors contingent needs stirpes capita kin relatives',
    'executors guardians conservator agents backup backups alternate alternates residues remainders',
  ].flatMap((line) => line.split(' ')),
);

/** True for a common noun of the trade, which is nobody's name by itself, capitalised or not: `Life`, `Descendants`. */
export const isTradeWord = (low: string): boolean => trade.has(low);
