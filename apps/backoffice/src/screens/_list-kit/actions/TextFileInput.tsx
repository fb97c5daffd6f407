type FileProps = {
  /** Given by the form, as every input's. */
  id?: string;
  onChange?: (text: string) => void;
};

/** A file whose text is the answer; what is no text is refused by whoever reads it. */
export function TextFileInput({ id, onChange }: FileProps) {
  return (
    <input
      id={id}
      type="file"
      accept=".csv,text/csv,text/plain"
      onChange={async ({ target }) => onChange?.((await target.files?.[0]?.text()) ?? '')}
    />
  );
}
