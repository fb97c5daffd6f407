/** Only some browsers tell; the others are taken for fast. */
type Link = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The browser asks to save data, or the network is of the second generation. */
export function slowLinkOf(device: object): boolean {
  const link = 'connection' in device ? (device.connection as Link | undefined) : undefined;
  return link?.saveData === true || /(^|-)2g$/.test(link?.effectiveType ?? '');
}
