/**
 * The only hosts outside of ours that a page of ours links to: where the house has accounts, and the
 * stores its app may stand in (DECISION 0054). Each stands for its `www.` and `m.` as well.
 */
export const socialHosts = {
  Facebook: ['facebook.com'],
  Instagram: ['instagram.com'],
  X: ['x.com', 'twitter.com'],
  YouTube: ['youtube.com'],
  TikTok: ['tiktok.com'],
  WhatsApp: ['wa.me', 'whatsapp.com', 'chat.whatsapp.com'],
} as const;

export type SocialPlatform = keyof typeof socialHosts;
export const socialPlatforms = Object.keys(socialHosts) as readonly SocialPlatform[];

export const storeHosts = ['play.google.com', 'apps.apple.com', 'appgallery.huawei.com'] as const;

const plainHost = (hostname: string): string => hostname.replace(/^(www|m)\./, '');

const isAmong = (hosts: readonly string[], link: string): boolean => {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return url.port === '' && hosts.includes(plainHost(url.hostname));
};

export const isSocialLink = (platform: SocialPlatform, link: string): boolean =>
  isAmong(socialHosts[platform], link);

export const isStoreLink = (link: string): boolean => isAmong(storeHosts, link);

export const isOutsideLink = (link: string): boolean =>
  isAmong([...Object.values(socialHosts).flat(), ...storeHosts], link);
