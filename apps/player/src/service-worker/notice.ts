/** What a notification shows and where a tap on it leads. */
export type Notice = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
};

/** A browser takes a subscription away whose pushes show nothing, so something is always shown. */
const UNREADABLE: Notice = { title: 'Kipute', body: '', path: '/message', tag: 'message' };

/** Only a path of our own site: another server's address would be opened with our name on it. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]{0,200}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function noticeIn(text: string): Notice {
  const said = parsed(text);
  const path = textOf(said?.path);
  return {
    title: textOf(said?.title) || UNREADABLE.title,
    body: textOf(said?.body),
    path: OWN_PATH.test(path) ? path : UNREADABLE.path,
    tag: textOf(said?.tag) || UNREADABLE.tag,
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? { ...said } : undefined;
  } catch {
    return undefined;
  }
}
