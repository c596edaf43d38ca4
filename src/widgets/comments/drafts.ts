/** What was typed and not sent, for the visit: by story, and by what is answered in it. */
const texts = new Map<string, string>();

interface StoredDraft {
  /** what was typed last; empty when nothing was */
  read(): string;
  keep(text: string): void;
}

export const drafts = {
  /** @param answeredId the comment or reply that is answered; undefined for the story itself */
  of(newsId: string, answeredId: string | undefined): StoredDraft {
    const key = `${newsId} ${answeredId ?? ''}`;
    return {
      read: () => texts.get(key) ?? '',
      keep(text) {
        if (text === '') texts.delete(key);
        else texts.set(key, text);
      },
    };
  },
};
