import { currentToken } from '../session/session-store.ts';
import { api } from '../wire/api.ts';

/** Whether this device can be notified, as far as its browser says. */
export type DeviceState =
  /** No such thing here; on an iPhone only once the site stands on the home screen. */
  | 'unsupported'
  /** The player said no to the browser, which does not ask again. */
  | 'denied'
  | 'off'
  | 'on';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The worker of the site; undefined when it could not be installed. */
const worker = () => navigator.serviceWorker.getRegistration().catch(() => undefined);

async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = await worker();
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  return subscription ?? undefined;
}

export async function deviceState(): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = Notification.permission === 'granted' && (await ownSubscription());
  return subscription ? 'on' : 'off';
}

/** Called by a tap alone: browsers refuse a question that nobody caused. Throws what went wrong. */
export async function turnOn(): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await navigator.serviceWorker.ready;
  const { key } = await api.push.key({}, { silent: true });
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await subscribed(registration, options);
  await tellServer(subscription);
  return 'on';
}

/** One that was made with another key of ours is useless and stands in the way. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  options: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  try {
    return await pushManager.subscribe(options);
  } catch (failure) {
    const old = await pushManager.getSubscription();
    if (!old) throw failure;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.push.subscribe({ endpoint: endpoint ?? '', keys: { p256dh, auth } }, { silent: true });
}

export async function turnOff(): Promise<DeviceState> {
  const subscription = await ownSubscription();
  if (subscription) {
    await api.push.unsubscribe({ endpoint: subscription.endpoint }, { silent: true });
    await subscription.unsubscribe();
  }
  return deviceState();
}

/** Before signing out. The subscription stays, so that the next one signing in is asked nothing. */
export async function leaveDevice(): Promise<void> {
  if (!isSupported()) return;
  const subscription = await ownSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await api.push.unsubscribe({ endpoint }, { silent: true }).catch(() => undefined);
}

/** After a start or a sign-in: what the server forgot, or had from another player, is put right. */
export async function keepDevice(): Promise<void> {
  if (!currentToken() || (await deviceState()) !== 'on') return;
  const subscription = await ownSubscription();
  if (subscription) await tellServer(subscription).catch(() => undefined);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
