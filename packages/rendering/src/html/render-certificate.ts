import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { acceptanceWords } from '@evergrant/domain/execution/acceptance-words.ts';
import type { Certificate, CertificatePaper, CertificateSigner } from '#certificate.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { momentInBoth } from '#moment/moment-in-both.ts';
import { momentInUtc } from '#moment/moment-in-utc.ts';
import { actLabel, effectWords, hashLabel } from '#signature/method-words.ts';
import { paperRecord } from '#signature/paper-words.ts';

/** The certificate of completion: what was signed, by whom, when, from where. */
export const renderCertificate = (certificate: Certificate, document: Pick<LegalDocument, 'acts'>): Markup =>
  h`<section class="certificate" id="certificate" aria-labelledby="certificate-heading"><h2 id="certificate-heading">Certificate of Completion</h2>
<dl><dt>Document</dt><dd>${certificate.documentTitle}</dd><dt>Version</dt><dd class="code">${certificate.versionId}</dd><dt>${hashLabel(certificate)}</dt><dd class="code">${certificate.sha256}</dd><dt>How it is signed</dt><dd>${effectWords(certificate)}</dd>${signedLater(acceptanceWords(document))}<dt>Issued</dt><dd>${momentInUtc(certificate.issuedAt)}</dd></dl>
${certificate.signers.map((signer) => signerRecord(signer, actLabel(certificate)))}${(certificate.onPaper ?? []).map(onPaperRecord)}<h3>Record of events</h3>
<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="w38">Time</th><th role="columnheader" scope="col" class="w24">Who</th><th role="columnheader" scope="col" class="w38">What</th></tr></thead><tbody role="rowgroup">${certificate.events.map(
    (event) =>
      h`<tr role="row"><td role="cell" data-label="Time">${momentInUtc(event.at)}</td><td role="cell" data-label="Who">${event.actor}</td><td role="cell" data-label="What">${event.description}</td></tr>\n`,
  )}</tbody></table></section>\n`;

const signedLater = (words: string | undefined): Markup | undefined =>
  words === undefined ? undefined : h`<dt>Signed later</dt><dd>${words}</dd>`;

const signerRecord = (signer: CertificateSigner, act: string): Markup =>
  h`<h3>${signer.name}, ${signer.role}</h3><dl>${
    signer.accountName === undefined ? undefined : h`<dt>Account in the name of</dt><dd>${signer.accountName}</dd>`
  }<dt>Email</dt><dd>${signer.email}</dd>${
    signer.invitedAt === undefined ? undefined : h`<dt>Invited</dt><dd>${momentInUtc(signer.invitedAt)}</dd>`
  }${
    signer.viewedAt === undefined ? undefined : h`<dt>Viewed</dt><dd>${momentInUtc(signer.viewedAt)}</dd>`
  }<dt>${act}</dt><dd>${momentInBoth(signer)}</dd><dt>IP address</dt><dd>${signer.ipAddress}</dd><dt>Browser</dt><dd>${signer.userAgent}</dd><dt>Consent text</dt><dd>version ${signer.consentVersion}</dd>${
    signer.statement === undefined ? undefined : h`<dt>Stated</dt><dd>${signer.statement}</dd>`
  }</dl>\n`;

const onPaperRecord = (paper: CertificatePaper): Markup =>
  h`<h3>${paper.name}, ${paper.role}</h3><dl><dt>Signed</dt><dd>${paperRecord(paper)}</dd><dt>Stated</dt><dd>${momentInUtc(paper.statedAt)}</dd></dl>\n`;
