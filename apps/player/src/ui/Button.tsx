import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link } from './Link.tsx';

/** Gold is for money events only: deposit, register, jackpot, cashout. */
type ButtonVariant = 'brand' | 'gold' | 'outline' | 'plain';
type Look = { variant?: ButtonVariant; width?: 'full' | 'content' };

type ButtonProps = Look & {
  children: ReactNode;
  type?: 'button' | 'submit';
  state?: 'ready' | 'sending' | 'disabled';
  onClick?: () => void;
};

export function Button({
  children,
  variant = 'brand',
  width = 'content',
  type = 'button',
  state = 'ready',
  onClick,
}: ButtonProps) {
  return (
    <button
      className={lookOf({ variant, width })}
      type={type}
      disabled={state !== 'ready'}
      aria-busy={state === 'sending'}
      onClick={onClick}
    >
      {state === 'sending' && <i className={styles.spinner} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & { to: string; replace?: boolean; children: ReactNode };

/** Looks like a button, goes to a page of ours. */
export function ButtonLink({
  children,
  variant = 'brand',
  width = 'content',
  to,
  replace = false,
}: ButtonLinkProps) {
  return (
    <Link className={lookOf({ variant, width })} href={to} replace={replace}>
      {children}
    </Link>
  );
}

function lookOf({ variant, width }: Required<Look>): string {
  return classNames(styles.button, styles[variant], width === 'full' && styles.full);
}
