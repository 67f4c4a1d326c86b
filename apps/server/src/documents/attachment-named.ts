/** The Content-Disposition of a file that a person saves, safe whatever the document is called (RFC 6266, RFC 8187). */
export const attachmentNamed = (name: string, extension: string): string => {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 _-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const encoded = encodeURIComponent(`${name.toWellFormed()}.${extension}`).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'document'}.${extension}"; filename*=UTF-8''${encoded}`;
};
