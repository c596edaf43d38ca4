interface TextForm<Name extends string> {
  readonly draft: Readonly<Record<Name, string>>;
  readonly faults: Readonly<Partial<Record<Name, string>>>;
  readonly isBusy: boolean;
  readonly change: (fields: Readonly<Record<string, string>>) => void;
}

interface Typed {
  readonly target: { readonly value: string };
}

/** Props of a form's text fields by the name of their value. */
export function textFields<Name extends string>({ draft, faults, isBusy, change }: TextForm<Name>) {
  return (name: Name) => ({
    name,
    value: draft[name],
    readOnly: isBusy,
    fault: faults[name],
    onChange: ({ target }: Typed) => change({ [name]: target.value }),
  });
}
