import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { OperatorChoices } from './OperatorChoices.tsx';

beforeAll(() => loadAreas('money'));

test('[MS-03] an operator that is off says so and cannot be chosen', () => {
  const markup = renderToStaticMarkup(
    <OperatorChoices
      label="Mtandao"
      offered={[
        { operator: 'mpesa', isOn: true },
        { operator: 'airtel', isOn: false },
      ]}
      chosen="mpesa"
      onChoose={() => {}}
    />,
  );
  const [mpesa = '', airtel = ''] = markup.split('</label>');
  expect(mpesa).toContain('checked=""');
  expect(mpesa).not.toContain('disabled=""');
  expect(airtel).toContain('disabled=""');
  expect(airtel).toContain('Imefungwa kwa muda');
});
