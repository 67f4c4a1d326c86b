import type { NotarialCertificate } from '@evergrant/domain/assembly/act.ts';
import type { PrintedAct } from '#acts/printed-acts.ts';
import type { BlockContext } from '#html/render-blocks.ts';
import { renderBlocks } from '#html/render-blocks.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { renderOfficer } from '#html/render-officer.ts';
import { renderSignature, renderWitness, unsignedRule } from '#html/render-signature.ts';
import { signatureOn } from '#signature/signature-on.ts';

/** The anchor of an act, by its place in the list. */
export const actAnchor = (index: number): string => `act-${index + 1}`;

/** The pages after the last article: signatures, attestation, notarial certificates, in the order of the acts. */
export const renderActs = (acts: readonly PrintedAct[], context: BlockContext): readonly Markup[] =>
  acts.map((act, index) => renderAct(act, actAnchor(index), context));

const renderAct = (act: PrintedAct, anchor: string, context: BlockContext): Markup =>
  h`<section class="act ${act.kind}" id="${anchor}" aria-labelledby="${anchor}-heading"><h2 id="${anchor}-heading">${act.heading}</h2>
${renderBlocks(act.words, context)}${act.signers.map((signer) =>
    renderSignature(signer, {
      signature: signatureOn({ kind: 'signer', signerId: signer.id }, context.signatures),
      paper: signatureOn({ kind: 'signer', signerId: signer.id }, context.onPaper),
      open: context.open?.line,
    }),
  )}${act.acceptances.map(
    ({ words, signer }) =>
      h`<div class="accepted">${renderBlocks(words, context)}${renderSignature(signer, { signature: undefined, paper: undefined, open: undefined })}</div>\n`,
  )}${act.affiants.map(({ name, capacity }) => h`<div class="signature">${unsignedRule(h`<span class="party">${name}</span>, ${capacity}`, context.open?.line)}</div>\n`)}${act.witnesses.map(
    ({ number }) =>
      renderWitness(number, {
        signature: signatureOn({ kind: 'witness', number }, context.signatures),
        paper: signatureOn({ kind: 'witness', number }, context.onPaper),
        open: context.open?.line,
      }),
  )}${act.certificates.map((certificate) => notary(certificate, act, context))}</section>\n`;

const notary = (
  { notice, venue, words, officerLines }: NotarialCertificate,
  { kind, officer }: PrintedAct,
  context: BlockContext,
): Markup =>
  renderOfficer({
    kind,
    notice,
    venue: renderBlocks(venue, context),
    words: renderBlocks(words, context),
    officerLines,
    ink: officer && signatureOn(officer, context.onPaper),
    open: context.open?.officer,
  });
