import styles from './button.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './sprite/icon-names.ts';

type IconButtonProps = { icon: IconName; label: string; size?: number; onClick: () => void };

/** A 44 px target around one shape; the label is spoken and shown on hover. */
export function IconButton({ icon, label, size = 22, onClick }: IconButtonProps) {
  return (
    <button
      className={styles.iconButton}
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
