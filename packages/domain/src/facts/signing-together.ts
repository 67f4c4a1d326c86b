/** Words that say that several act together, in lower case. */
export const together =
  /\b(?:together|jointly|both (?:of us )?(?:sign|have to|must|need|should|signatures?)|(?:two|2) signatures?)\b/u;

/** Words that say that each may act alone, in lower case. */
export const eachAlone =
  /\b(?:alone|separately|independently|individually|(?:by|on) (?:himself|herself|themselves|itself|(?:his|her|their) own)|either (?:one|of|can|may|signs?)|each (?:one )?(?:can|may|on|signs?))\b/u;
