import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../features/permissions/administrator.tsx';
import { api } from '../../../features/wire/api.ts';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './cells.module.css';

type PhoneCellProps = { text: string; owner: string | null };

/** A masked number; who may see it whole asks for it by the eye, and that is logged. */
export function PhoneCell({ text, owner }: PhoneCellProps) {
  const t = useText();
  const may = useMay();
  const [whole, setWhole] = useState<string>();
  if (whole !== undefined) return <span className={classes.digits}>{whole}</span>;
  const isOffered = owner !== null && text.includes('•') && may('subscriber/reveal_phone');
  const reveal = () =>
    api.subscriber
      .reveal_phone({ user_id: owner ?? '' })
      .then(({ phone }) => setWhole(phone))
      // The wire has said why not.
      .catch(() => undefined);
  return (
    <span className={classes.digits}>
      {text}
      {isOffered && (
        <Button
          size="small"
          type="text"
          className={classes.eye ?? ''}
          icon={<EyeOutlined />}
          aria-label={t(listTexts.revealPhone, { phone: text })}
          onClick={() => void reveal()}
        />
      )}
    </span>
  );
}
