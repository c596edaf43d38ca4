import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '#ui/control/button.tsx';
import { TextArea } from '#ui/control/text-area.tsx';
import { maxTextLength } from './stored-text.ts';
import styles from './text-tool.module.css';

interface TextToolProps {
  readonly label: string;
  readonly placeholder: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly fault: string | undefined;
  /** label of the submit button, and its label while busy */
  readonly go: string;
  readonly going: string;
  readonly isBusy: boolean;
  readonly onType: (text: string) => void;
  readonly onGo: () => void;
  readonly onClear: () => void;
  /** control that fills in an example text */
  readonly example: ReactNode;
}

/** A text field with a submit and a clear button. */
export function TextTool(props: TextToolProps) {
  const { label, placeholder, field, text, fault, go, going, isBusy, onType, onGo, onClear, example } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onGo();
  }
  return (
    <form className={styles.tool} method="dialog" noValidate onSubmit={submit}>
      <TextArea
        label={label}
        inputRef={field}
        rows={8}
        maxLength={maxTextLength}
        placeholder={placeholder}
        fault={fault}
        spellCheck={false}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p className={styles.count}>
        {text.length}/{maxTextLength}
      </p>
      <div className={styles.acts}>
        <Button type="submit" variant="brand" disabled={isBusy}>
          {isBusy ? going : go}
        </Button>
        {text === '' ? (
          example
        ) : (
          <Button disabled={isBusy} onClick={onClear}>
            清空
          </Button>
        )}
      </div>
    </form>
  );
}
