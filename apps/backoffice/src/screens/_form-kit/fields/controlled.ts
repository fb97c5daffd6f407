/** Handed down by the form, as to every input. */
export type Controlled<Value> = {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
};
