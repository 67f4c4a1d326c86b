import type { OrderReader } from '#interview/edits/edit.ts';
import { readAllowed } from '#interview/edits/read-allowed.ts';
import { readAges } from '#interview/edits/read-ages.ts';
import { readBackwards } from '#interview/edits/read-backwards.ts';
import { readDetail } from '#interview/edits/read-detail.ts';
import { readForgotten, readNewGift } from '#interview/edits/read-forgotten.ts';
import { readGeneration } from '#interview/edits/read-generation.ts';
import { readCashInstead, readGift } from '#interview/edits/read-gift.ts';
import { readHome } from '#interview/edits/read-home.ts';
import { readMiddle } from '#interview/edits/read-middle.ts';
import { readOffice } from '#interview/edits/read-office.ts';
import { readOrder } from '#interview/edits/read-order.ts';
import { readOutdated } from '#interview/edits/read-outdated.ts';
import { readPutFirst } from '#interview/edits/read-put-first.ts';
import { readMoreProperty } from '#interview/edits/read-more-property.ts';
import { readNoAge } from '#interview/edits/read-no-age.ts';
import { readGone } from '#interview/edits/read-gone.ts';
import { readRather } from '#interview/edits/read-rather.ts';
import { readRedated } from '#interview/edits/read-redated.ts';
import { readRemoval } from '#interview/edits/read-removal.ts';
import { readRenaming } from '#interview/edits/read-renaming.ts';
import { readPrevious } from '#interview/edits/read-previous.ts';
import { readShares } from '#interview/edits/read-shares.ts';
import { readSharesAnew } from '#interview/edits/read-shares-anew.ts';
import { readSumAnew } from '#interview/edits/read-sum-anew.ts';
import { readTaker } from '#interview/edits/read-taker.ts';
import { replaceHolder } from '#interview/edits/replace-holder.ts';
import { readUnnamed } from '#interview/edits/read-unnamed.ts';
import { readUnwilling } from '#interview/edits/read-unwilling.ts';
import { readValue } from '#interview/edits/read-value.ts';
import { readWholeName } from '#interview/edits/read-whole-name.ts';

/** Every reader of an order, in the turn in which they are asked. */
export const orderReaders: readonly OrderReader[] = [
  readMiddle,
  readNoAge,
  readHome,
  readSharesAnew,
  readTaker,
  readRemoval,
  readGone,
  readGeneration,
  readUnnamed,
  readDetail,
  readAges,
  readShares,
  readOrder,
  readPutFirst,
  readRenaming,
  readWholeName,
  readUnwilling,
  readOffice,
  readRather,
  replaceHolder,
  readGift,
  readCashInstead,
  readNewGift,
  readForgotten,
  readMoreProperty,
  readValue,
  readRedated,
  readSumAnew,
  readAllowed,
  readPrevious,
  readOutdated,
  readBackwards,
];
