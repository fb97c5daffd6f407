import { isPageOfTexts } from '@kipute/contract/constants/content/player-pages';
import sanitizeHtml from 'sanitize-html';

/** A page of ours; two slashes or a backslash lead to somebody else. */
const ownPage = /^\/(?!\/)[\w./?=&%+,:~-]{0,200}(#[\w-]{1,80})?$/;
const placeInText = /^#[\w-]{1,80}$/;
/** Help lines are called from the page; nothing else leaves it. */
const phone = /^tel:\+?\d{3,15}$/;
/** What the office uploaded, in a size that is served, or a drawing that came with the product. */
const picture = /^\/(files\/[0-9a-f]{32}(-(480|960))?\.webp|help\/[a-z0-9-]{1,60}\.svg)$/;
/** So that a page keeps its place before it is there. */
const pixels = /^[1-9]\d{0,3}$/;

type Attributes = Readonly<Record<string, RegExp>>;

const nothing: Attributes = {};
/** Who cannot see a picture reads them, so they are never empty. */
const words = /^(?=.*\S)[^<>]{1,300}$/;

/** The safe subset: every element there is, and what its attributes may say (TXT-20). */
const subset: Readonly<Record<string, Attributes>> = {
  ...{ h2: nothing, h3: nothing, p: nothing, br: nothing, hr: nothing, blockquote: nothing },
  ...{ ul: nothing, ol: nothing, li: nothing, dl: nothing, dt: nothing, dd: nothing },
  ...{ strong: nothing, em: nothing },
  ...{ table: nothing, thead: nothing, tbody: nothing, tr: nothing, th: nothing, td: nothing },
  ...{ figure: nothing, figcaption: nothing },
  a: { href: new RegExp([ownPage, placeInText, phone].map(({ source }) => source).join('|')) },
  img: { src: picture, alt: words, width: pixels, height: pixels },
};

const tags = Object.keys(subset);
const allowedAttributes = Object.fromEntries(
  Object.entries(subset).map(([tag, attributes]) => [tag, Object.keys(attributes)]),
);

export type Sanitised = {
  readonly html: string;
  /** In the words of the editor: `<script>`, `onclick`, `href="javascript:…"`. Empty: it was clean. */
  readonly takenOut: readonly string[];
};

const NAMED_MAX = 8;
const SHOWN_CHARACTERS = 60;
/** Deeper than anything that is read, and less than what a parser gives up on. */
const NESTING_MAX = 20;

/** Elements that were closed out of turn may need it; what is written properly needs one pass. */
const PASSES_MAX = 5;

/** Nothing but the safe subset comes out; what was something else is named. */
export function sanitise(input: string): Sanitised {
  const takenOut = new Set<string>();
  let html = onePass(input, takenOut);
  for (let pass = 1; pass < PASSES_MAX; pass += 1) {
    const again = onePass(html, takenOut);
    if (again === html) break;
    html = again;
  }
  return { html, takenOut: [...takenOut].slice(0, NAMED_MAX) };
}

function onePass(input: string, takenOut: Set<string>): string {
  return sanitizeHtml(input, {
    allowedTags: tags,
    allowedAttributes,
    allowedSchemes: ['tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: NESTING_MAX,
    onOpenTag: (tag, attributes) => {
      for (const what of faultsOf(tag, attributes)) takenOut.add(what);
    },
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: safeOnly(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => missingOf(tag, attribs).length > 0,
  }).trim();
}

function faultsOf(tag: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  if (!tags.includes(tag)) return [`<${shown(tag)}>`];
  const unsafe = Object.entries(attributes)
    .filter(([name, value]) => !isSafe(tag, name, value))
    .map(([name, value]) => `${shown(name)}="${shown(value)}"`);
  return [...unsafe, ...missingOf(tag, attributes).map((name) => `<${tag} ${name}=?>`)];
}

/** A picture is whole or not there: without words or size nobody knows what stands where. */
function missingOf(tag: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  if (tag !== 'img') return [];
  return Object.keys(subset.img ?? {}).filter((name) => attributes[name] === undefined);
}

function isSafe(tag: string, name: string, value: string): boolean {
  const pattern = subset[tag]?.[name];
  if (!pattern?.test(value)) return false;
  // A path that is none of ours looks like a page and is a dead end.
  return !(name === 'href' && ownPage.test(value)) || isPageOfTexts(value);
}

function safeOnly(tag: string, attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isSafe(tag, name, value)),
  );
}

const shown = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/** Addresses of the pictures in a text that is clean. */
export const picturesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<img\s[^>]*?\bsrc="([^"]+)"/g)].flatMap(([, src]) => src ?? []);

/** What people read of it, without elements; blocks are parted by a line break. */
export function plainText(html: string): string {
  const parted = html.replace(
    /<\/(h[23]|p|li|tr|dt|dd|blockquote|figcaption)>|<br ?\/?>|<hr ?\/?>/g,
    '\n',
  );
  return readEntities(parted.replace(/<[^>]*>/g, ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

const readEntities = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
