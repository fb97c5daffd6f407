import {
  createElement,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/Link.tsx';
import { ProsePicture } from './ProsePicture.tsx';
import styles from './prose.module.css';

type ProseProps = {
  /** Of the safe subset; the server let nothing else out, and nothing else is drawn here. */
  html: string;
  /** In a dialog a link may not take the page away from under it. */
  links?: 'here' | 'apart';
};

/** A text of the house as it is read: paragraphs, tables that scroll by themselves, links of ours. */
export function Prose({ html, links = 'here' }: ProseProps) {
  const content = useMemo(() => drawn(html, links), [html, links]);
  return (
    <div className={styles.prose} data-prose="">
      {content}
    </div>
  );
}

/** The parser makes a document that runs nothing; what is drawn of it are elements of React. */
function drawn(html: string, links: 'here' | 'apart'): ReactNode {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return childrenOf(parsed.body, links);
}

const childrenOf = (parent: Node, links: 'here' | 'apart'): ReactNode[] =>
  [...parent.childNodes].map((child, place) => nodeOf(child, `${place}`, links));

const plainTags = new Set(
  'h2 h3 p ul ol li dl dt dd blockquote strong em thead tbody tr th td figure figcaption'.split(
    ' ',
  ),
);

function nodeOf(node: Node, key: string, links: 'here' | 'apart'): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  const inside = () => childrenOf(node, links);
  if (plainTags.has(tag)) {
    const place = /^s-[a-z0-9-]*$/.test(node.id) ? node.id : undefined;
    return createElement(tag, { key, ...(place && { id: place }) }, ...inside());
  }
  switch (tag) {
    case 'br':
    case 'hr':
      return createElement(tag, { key });
    case 'a':
      return (
        <ProseLink key={key} href={node.getAttribute('href') ?? ''} links={links}>
          {inside()}
        </ProseLink>
      );
    case 'img':
      return <ProsePicture key={key} {...pictureOf(node)} />;
    case 'table':
      return <ScrolledTable key={key}>{inside()}</ScrolledTable>;
    default:
      return inside();
  }
}

/** One that is wider than the page is scrolled by the keyboard too; any other is no stop of it. */
function ScrolledTable({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Also once a dialog or a closed part that it stands in is opened.
    const observer = new ResizeObserver(() => {
      setIsWide(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={frame}
      className={styles.scroll}
      role="group"
      aria-label={t('reading.table')}
      {...(isWide && { tabIndex: 0 })}
    >
      <table>{children}</table>
    </div>
  );
}

const pictureOf = (image: Element) => ({
  source: image.getAttribute('src') ?? '',
  words: image.getAttribute('alt') ?? '',
  width: Number(image.getAttribute('width')),
  height: Number(image.getAttribute('height')),
});

type ProseLinkProps = { href: string; links: 'here' | 'apart'; children: ReactNode };

function ProseLink({ href, links, children }: ProseLinkProps) {
  if (href.startsWith('#')) {
    return (
      <a href={href} onClick={(event) => jump(event, href)}>
        {children}
      </a>
    );
  }
  if (href.startsWith('tel:')) return <a href={href}>{children}</a>;
  if (!/^\/(?!\/)/.test(href)) return <>{children}</>;
  if (links === 'apart') {
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return <Link href={href}>{children}</Link>;
}

/** Within the text, also where the text stands in a dialog of its own. */
function jump(event: MouseEvent, href: string): void {
  const place = document.getElementById(href.slice(1));
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
}
