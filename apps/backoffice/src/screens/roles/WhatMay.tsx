import { CheckOutlined, CloseOutlined, WarningOutlined } from '@ant-design/icons';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import type { TreeNode } from './role-tree.ts';
import classes from './roles.module.css';
import { type Role, type useRoleDraft, useRolePeople, useRoleUsage } from './use-roles.ts';
import { canSignIn, dangersOf, mayNot, type Sentence, whatMay } from './what-may.ts';

type WhatMayProps = {
  role: Role;
  tree: readonly TreeNode[];
  draft: ReturnType<typeof useRoleDraft>;
};

const DAY_MS = 86_400_000;

/** In days of East Africa, because that is how a clerk counts. */
function sayUse(usedAt: string | undefined, now: number, t: Say): string {
  if (usedAt === undefined) return t(rolesTexts.neverUsed);
  const dayOf = (epochMs: number) => Math.floor((epochMs + 3 * 3_600_000) / DAY_MS);
  const days = dayOf(now) - dayOf(Date.parse(usedAt));
  if (days <= 0) return t(rolesTexts.usedToday);
  return days === 1 ? t(rolesTexts.usedYesterday) : t(rolesTexts.usedDays, { count: days });
}

export function WhatMay({ role, tree, draft }: WhatMayProps) {
  const t = useText();
  const uses = useRoleUsage(role.id);
  const { before, given, differences } = draft;
  const forbidden = mayNot(tree, given);
  const now = Date.now();
  const said = ({ node, change }: Sentence) =>
    change === 'new' ? t(rolesTexts.isNew) : sayUse(uses.get(node.path), now, t);
  return (
    <section className={classes.card} aria-label={t(rolesTexts.whatMay)}>
      <header className={classes.cardHead}>
        <h2>{t(rolesTexts.whatMay)}</h2>
        {differences.size > 0 && (
          <small>{t(rolesTexts.withChanges, { count: differences.size })}</small>
        )}
      </header>
      <div className={classes.may}>
        {!canSignIn(tree, given) && <Warning text={t(rolesTexts.cannotSignIn)} />}
        {dangersOf(tree, given).map((text) => (
          <Warning key={text.en} text={t(text)} />
        ))}
        {whatMay(tree, before, given).map(({ concern, title, sentences }) => (
          <div key={concern}>
            <h3>
              {t(title)} <small>{sentences.length}</small>
            </h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence.node.id} data-change={sentence.change}>
                  {sentence.change === 'gone' ? <CloseOutlined /> : <CheckOutlined />}
                  <span>{sentence.node.name}</span>
                  <small>{said(sentence)}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {forbidden.length > 0 && (
          <div>
            <h3>{t(rolesTexts.mayNot)}</h3>
            <p className={classes.forbidden}>{forbidden.join(', ')}</p>
          </div>
        )}
      </div>
      <SignedInNow role={role} />
    </section>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p className={classes.warning} role="note">
      <WarningOutlined /> {text}
    </p>
  );
}

function SignedInNow({ role }: { role: Role }) {
  const t = useText();
  const { data = [] } = useRolePeople(role.id);
  const signedIn = data.filter(({ signed_in }) => signed_in === 1).length;
  if (role.people === 0) return null;
  return (
    <footer className={classes.keys}>
      {t(rolesTexts.signedInCount, { count: role.people, signedIn })}
    </footer>
  );
}
