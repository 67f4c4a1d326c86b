import type { ExecutionMethod } from '@evergrant/domain/execution/execution-of.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

/** How a frozen version comes into force: by signatures on a screen, or on paper alone. */
export const methodOf = (
  trust: Pick<TrustRow, 'documentTypeId'>,
  { document }: Pick<VersionRow, 'document'>,
): ExecutionMethod['kind'] => typeOf(trust).execution.methodOf(document).kind;
