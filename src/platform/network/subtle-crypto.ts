/** WebCrypto of this page; null without https. */
export function subtleCrypto(): SubtleCrypto | null {
  // the types of the DOM assume https
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  return subtle ?? null;
}
