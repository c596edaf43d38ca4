const codePattern = /^[A-Za-z0-9]{8}$/;

/** The code of an invitation in the address. Apart from the loader, since every page loads it with the addresses. */
export function circleSearch({ code }: Readonly<Record<string, unknown>>): { code?: string } {
  return codePattern.test(String(code)) ? { code: String(code) } : {};
}
