interface TextForm<Name extends string> {
  readonly draft: Readonly<Record<Name, string>>;
  readonly faults: Readonly<Partial<Record<Name, string>>>;
  readonly isBusy: boolean;
  readonly change: (fields: Readonly<Record<string, string>>) => void;
}

interface Typed {
  readonly target: { readonly value: string };
}

/** What the text fields of a form take, each by the name of what it holds. */
export function textFields<Name extends string>({ draft, faults, isBusy, change }: TextForm<Name>) {
  return (name: Name) => ({
    name,
    value: draft[name],
    readOnly: isBusy,
    fault: faults[name],
    onChange: ({ target }: Typed) => change({ [name]: target.value }),
  });
}
