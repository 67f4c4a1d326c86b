import type { ReactNode } from 'react';
import { brand } from '@evergrant/domain/brand/brand.ts';
import classes from '#documents/preview/preview.module.css';
import { DocumentFrame } from '#ui/document-frame.tsx';
import { LegalLine } from '#ui/legal-line.tsx';

interface Props {
  readonly title: string;
  readonly html: string;
  readonly aside: ReactNode;
}

/** The document with what belongs beside it; below it on a phone. */
export const PreviewColumns = ({ title, html, aside }: Props) => (
  <div className={classes.columns}>
    <div className={classes.column}>
      <div className={classes.pageFrame}>
        <DocumentFrame className={classes.frame} title={title} html={html} />
      </div>
      <LegalLine brandName={brand.name} />
    </div>
    <div className={classes.column}>{aside}</div>
  </div>
);
