interface PrintClasses {
  /** of the box around the element: hidden on screens */
  readonly sheet: string;
  /** of the body while printing: hides everything else on paper */
  readonly printing: string;
}

/** Prints only this element, and removes it afterwards. The print dialog may outlive the call, as on iOS. */
export function printElement(element: Element, { sheet: sheetClass, printing }: PrintClasses): void {
  const { body } = document;
  const sheet = document.createElement('div');
  sheet.className = sheetClass;
  sheet.append(element);
  body.append(sheet);
  body.classList.add(printing);
  addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      body.classList.remove(printing);
    },
    { once: true },
  );
  print();
}

/** Whether the browser prints; in-app browsers may not. */
export function canPrint(): boolean {
  return typeof print === 'function';
}
