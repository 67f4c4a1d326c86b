import type { SigningMethod } from '@evergrant/domain/law/signing-method.ts';
import { requirementsOfVersion } from '#documents/requirements-of.ts';

/** How a frozen version comes into force: by signatures on a screen, or on paper alone. */
export const methodOf = (...frozen: Parameters<typeof requirementsOfVersion>): SigningMethod['kind'] =>
  requirementsOfVersion(...frozen).method.kind;
