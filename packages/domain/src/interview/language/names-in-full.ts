const appositions =
  /(?<![\p{L}'])\p{Lu}\p{L}+,? (?:that's|that’s|that is|short for|whose (?:full|real|legal) name is) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)+)/gu;

/** "Bobby, that's Robert James Hollis": one person is named twice, and the full name stands for both. */
export const namesInFull = (message: string): string => message.replace(appositions, '$1');
