import { Alert } from 'antd';
import { createElement, type ReactNode, useMemo } from 'react';
import { playerTextTexts } from '../../i18n/texts/player-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './phone-preview.module.css';
import { type Language, usePreview } from './use-text-page.ts';

type PhonePreviewProps = { title: string; body: string; language: Language };

/** As the server would hand it to a player now, on the width of a small phone. */
export function PhonePreview({ title, body, language }: PhonePreviewProps) {
  const t = useText();
  const { data: preview } = usePreview(body, language);
  return (
    <section className={classes.preview} aria-label={t(playerTextTexts.preview)}>
      <h2>{t(playerTextTexts.preview)}</h2>
      {preview && preview.taken_out.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t(playerTextTexts.takenOut, { what: preview.taken_out.join(', ') })}
        />
      )}
      {preview && preview.unknown.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t(playerTextTexts.unknown, { what: preview.unknown.join(', ') })}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <div className={classes.phone} tabIndex={0} lang={language}>
        <p className={classes.title}>{title}</p>
        {preview?.body ? (
          <div className={classes.text}>
            <SafeHtml html={preview.body} />
          </div>
        ) : (
          <p className={classes.empty}>{t(playerTextTexts.previewEmpty)}</p>
        )}
      </div>
    </section>
  );
}

/** The parser's document runs nothing; elements of React are drawn of it, of the safe subset alone. */
function SafeHtml({ html }: { html: string }) {
  return useMemo(() => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return <>{childrenOf(parsed.body)}</>;
  }, [html]);
}

const tags = new Set(
  'h2 h3 p ul ol li dl dt dd blockquote strong em table thead tbody tr th td figure figcaption'.split(
    ' ',
  ),
);

const childrenOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((child, place) => drawn(child, place));

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tags.has(tag)) return createElement(tag, { key }, ...childrenOf(node));
  if (tag === 'a') {
    // Nothing leads away from the editor.
    return (
      <u key={key} title={node.getAttribute('href') ?? ''}>
        {childrenOf(node)}
      </u>
    );
  }
  if (tag === 'img') {
    const said = (name: string) => node.getAttribute(name) ?? '';
    return /^\/(files|help)\/[\w-]+\.\w+$/.test(said('src')) ? (
      <img
        key={key}
        src={said('src')}
        alt={said('alt')}
        width={said('width')}
        height={said('height')}
      />
    ) : null;
  }
  return childrenOf(node);
}
