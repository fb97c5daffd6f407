import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { aBanner } from './fixtures/a-banner.ts';
import { PayLogoList } from './PayLogos.tsx';

beforeAll(() => loadAreas('money'));
afterEach(() => chooseDataSaver('off'));

const aLogo = aBanner({
  ...{ type: 11, title: 'M-Pesa', represent: '400200', note: 'Lipa kwa M-Pesa' },
  ...{ address: '/banners/app.svg', jump: '', jump_type: 0 },
});
const drawn = (logo = aLogo) => renderToStaticMarkup(<PayLogoList logos={[logo]} />);

describe('[BAN-18] a logo of payment', () => {
  test('shows logo, name, business number and the line below, and leads nowhere', () => {
    const markup = drawn();
    for (const said of ['src="/banners/app.svg"', 'M-Pesa', '400200', 'Lipa kwa M-Pesa']) {
      expect(markup).toContain(said);
    }
    expect(markup).not.toContain('<a ');
  });

  test('leads where the office says', () => {
    expect(drawn({ ...aLogo, jump: '/help?topic=deposit', jump_type: 1 })).toContain(
      'href="/help?topic=deposit"',
    );
  });

  test('is words alone for who saves data', () => {
    chooseDataSaver('on');
    expect(drawn()).not.toContain('src=');
  });
});
