import { setInTypeface } from '@evergrant/rendering/html/typeface.ts';
import { useQuery } from '@tanstack/react-query';

interface Props {
  readonly title: string;
  readonly html: string;
  readonly className: string | undefined;
}

/** A document as its own page inside the screen, in its typeface: no scripts, no forms, no way out. */
export const DocumentFrame = ({ title, html, className }: Props) => {
  const typeface = useQuery({ queryKey: ['typeface'], queryFn: loadTypeface, staleTime: Infinity, retry: false });
  // A frame that was empty first and is filled a moment later stays empty at times; and one that changes its letters while it
  // is read loses the place. Without the typeface it is still readable.
  if (typeface.isPending) return <div className={className} aria-busy="true" />;
  const shown = typeface.data === undefined ? html : setInTypeface(html, typeface.data);
  return <iframe className={className} title={title} sandbox="" srcDoc={shown} />;
};

/** Only where a document is shown: it is as large as the rest of a screen. */
const loadTypeface = async (): Promise<string> => {
  const { default: url } = await import('@evergrant/rendering/html/eb-garamond-latin.woff2?inline');
  return url;
};
