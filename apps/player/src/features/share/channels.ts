/** Where most slips go in Tanzania; each has an address that opens with the words filled in. */
export const channels = [
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'telegram', name: 'Telegram' },
  { id: 'facebook', name: 'Facebook' },
] as const;

type ChannelId = (typeof channels)[number]['id'];

type Said = { readonly text: string; readonly link: string };

/** Plain addresses: no script of theirs runs here and nobody is told who looked (SLIP-41). */
export function channelAddress(channel: ChannelId, { text, link }: Said): string {
  const [words, url] = [encodeURIComponent(text), encodeURIComponent(link)];
  switch (channel) {
    case 'whatsapp':
      return `https://wa.me/?text=${words}%20${url}`;
    case 'telegram':
      return `https://t.me/share/url?url=${url}&text=${words}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
  }
}
