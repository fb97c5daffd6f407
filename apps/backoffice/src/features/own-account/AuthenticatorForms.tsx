import { hashPassword } from '@kipute/api-client/hash-password';
import type { CallContent } from '@kipute/contract/registry';
import { Button, QRCode } from 'antd';
import { useState } from 'react';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAdministrator } from '../permissions/administrator.tsx';
import { api } from '../wire/api.ts';
import { AccountForManagers, CodeField, OwnForm, PasswordField } from './form-parts.tsx';
import classes from './own-account.module.css';
import { useDeed } from './use-deed.ts';

type Offer = CallContent<'subscriber/get_google_binding'>;
type Shown = { readonly account: string; readonly password: string; readonly code: string };

async function askForOffer({ account, password, code }: Shown): Promise<Offer> {
  const sent = await hashPassword(account, password);
  const shown = { password: sent, ...(code && { code }) };
  return api.subscriber.get_google_binding(shown, { silent: true });
}

async function unbind({ account, password, code }: Shown): Promise<void> {
  const sent = { password: await hashPassword(account, password), code };
  await api.subscriber.remove_own_binding(sent, { silent: true });
}

const faultOfShown = ({ password }: Shown) =>
  password === '' ? ownAccountTexts.fieldsEmpty : undefined;

type BindProps = { onBound: () => void; onCancel?: (() => void) | undefined };

/** The password again, then the picture, then a code of it: only that binds the app (ACC-40). */
export function BindAuthenticator({ onBound, onCancel }: BindProps) {
  const [offer, setOffer] = useState<Offer>();
  return offer ? (
    <ProveOffer offer={offer} onBound={onBound} onCancel={() => setOffer(undefined)} />
  ) : (
    <AskForOffer onOffered={setOffer} onCancel={onCancel} />
  );
}

type AskProps = {
  onOffered: (offer: Offer) => void;
  onCancel: (() => void) | undefined;
};

function AskForOffer({ onOffered, onCancel }: AskProps) {
  const t = useText();
  const { account, googleVerification } = useAdministrator();
  const ask = useDeed({ faultOf: faultOfShown, run: askForOffer, onDone: onOffered });
  return (
    <OwnForm
      label={t(ownAccountTexts.bindBegin)}
      refusal={ask.refusal}
      onSend={(text) => ask.send({ account, password: text('password'), code: text('code') })}
    >
      <AccountForManagers account={account} />
      <PasswordField
        name="password"
        label={t(ownAccountTexts.currentPassword)}
        use="current-password"
        autoFocus
      />
      {googleVerification === 'bound' && <CodeField label={t(ownAccountTexts.currentCode)} />}
      <Steps go={t(ownAccountTexts.next)} isRunning={ask.isRunning} onCancel={onCancel} />
    </OwnForm>
  );
}

type ProveProps = { offer: Offer; onBound: () => void; onCancel: () => void };

const PICTURE_PX = 184;

function ProveOffer({ offer, onBound, onCancel }: ProveProps) {
  const t = useText();
  const prove = useDeed({
    run: (code: string) =>
      api.subscriber.validation_google_binding({ code: code.trim() }, { silent: true }),
    onDone: onBound,
  });
  return (
    <OwnForm
      label={t(ownAccountTexts.prove)}
      refusal={prove.refusal}
      onSend={(text) => prove.send(text('code'))}
    >
      <p className={classes.hint}>{t(ownAccountTexts.scan)}</p>
      <div className={classes.offer}>
        <div className={classes.picture}>
          <QRCode
            type="svg"
            aria-label={t(ownAccountTexts.pictureOf)}
            value={offer.uri}
            size={PICTURE_PX}
            bordered={false}
            color="#000"
            bgColor="#fff"
            marginSize={0}
          />
        </div>
        <p className={classes.typed}>
          {t(ownAccountTexts.typeInstead)}
          <strong className={classes.secret}>{inGroupsOfFour(offer.secret)}</strong>
        </p>
      </div>
      <CodeField label={t(ownAccountTexts.codeShown)} autoFocus />
      <Steps go={t(ownAccountTexts.prove)} isRunning={prove.isRunning} onCancel={onCancel} />
    </OwnForm>
  );
}

const inGroupsOfFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

type UnbindProps = { onUnbound: () => void; onCancel: () => void };

export function UnbindAuthenticator({ onUnbound, onCancel }: UnbindProps) {
  const t = useText();
  const { account } = useAdministrator();
  const remove = useDeed({ faultOf: faultOfShown, run: unbind, onDone: onUnbound });
  return (
    <OwnForm
      label={t(ownAccountTexts.unbind)}
      refusal={remove.refusal}
      onSend={(text) => remove.send({ account, password: text('password'), code: text('code') })}
    >
      <AccountForManagers account={account} />
      <PasswordField
        name="password"
        label={t(ownAccountTexts.currentPassword)}
        use="current-password"
        autoFocus
      />
      <CodeField label={t(ownAccountTexts.currentCode)} />
      <Steps go={t(ownAccountTexts.unbind)} isRunning={remove.isRunning} onCancel={onCancel} />
    </OwnForm>
  );
}

type StepsProps = {
  go: string;
  isRunning: boolean;
  onCancel: (() => void) | undefined;
};

function Steps({ go, isRunning, onCancel }: StepsProps) {
  const t = useText();
  return (
    <div className={classes.steps}>
      <Button type="primary" htmlType="submit" loading={isRunning}>
        {go}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t(ownAccountTexts.cancel)}</Button>}
    </div>
  );
}
