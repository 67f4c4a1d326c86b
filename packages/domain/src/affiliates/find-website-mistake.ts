/**
 * What must not stand in the address of a website that others are shown, in words for its field; undefined when nothing does.
 * Whether it is an address at all is for the caller to check.
 */
export const findWebsiteMistake = (website: string): string | undefined => {
  if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i.test(website)) {
    return 'Please leave out the user name and password: everybody may see this address.';
  }
  if (/[\s"'`<>\\\p{Cc}]/u.test(website)) return 'Please enter the address without quotation marks and spaces.';
  return undefined;
};
