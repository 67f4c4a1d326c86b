/** Hands a file to the browser to save. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by then; revoking at once would cancel the save in Safari.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
