import { type KeyboardEvent, useRef } from 'react';
import styles from './choice.module.css';
import { type ChoiceProps, choiceAfterKey } from './choice.ts';

type TabsProps<Id extends string> = ChoiceProps<Id> & { panelId: string };

/** Underlined tabs over one panel. Arrow keys move, only the current tab is in the tab order. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function chooseByKey(event: KeyboardEvent) {
    const next = choiceAfterKey(event.key, props);
    if (next === undefined) return;
    event.preventDefault();
    props.onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={props.label}
      ref={list}
      onKeyDown={chooseByKey}
    >
      {props.choices.map(({ id, text }) => (
        <button
          key={id}
          className={styles.tab}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === props.current}
          aria-controls={props.panelId}
          tabIndex={id === props.current ? 0 : -1}
          onClick={() => props.onChoose(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
