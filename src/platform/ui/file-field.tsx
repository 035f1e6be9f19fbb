import type { ReactNode } from 'react';
import { FieldProblemText } from './field.tsx';
import { wordsHook } from '../locale.ts';

/** The browser would name its own button in the language of the phone, on a page in another one. */
const useFileWords = wordsHook({
  en: { choose: 'Choose a file', chooseMany: 'Choose files' },
  ar: { choose: 'اختاري ملفًا', chooseMany: 'اختاري ملفات' },
  fr: { choose: 'Choisir un fichier', chooseMany: 'Choisir des fichiers' },
});

type FileFieldProps = {
  name: string;
  id?: string;
  label: string;
  hint: string;
  /** File types for the browser's file dialog: 'image/jpeg,application/pdf'. */
  accept: string;
  problem?: string | null;
  /** The label of the progress bar during the upload. */
  progress: string;
  /** The browser script's messages about a chosen file; see src/browser/receipt.ts. */
  words: { ready: string; shrunk: string; kilobytes: string; megabytes: string };
  required?: boolean;
  multiple?: boolean;
  /** The size to which the browser scales a picture down, in bytes; unchanged by default. */
  mostBytes?: number;
  /** Another way to fill it, before the choice of a file. */
  children?: ReactNode;
};

/** One file, or several. The browser scales pictures down before the upload, where it can. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, accept, problem, progress, words, required, multiple, mostBytes } = props;
  const { choose, chooseMany } = useFileWords();
  const { id = `field-${name}` } = props;
  return (
    <div
      className="field"
      data-field={name}
      data-word-ready={words.ready}
      data-word-shrunk={words.shrunk}
      data-word-kilobytes={words.kilobytes}
      data-word-megabytes={words.megabytes}
    >
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {props.children}
      <div className="file-choice">
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          required={required}
          multiple={multiple}
          data-most-bytes={mostBytes}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          className="field-file"
          data-receipt
        />
        <span className="file-choice-name" aria-hidden="true">
          <span>{multiple ? chooseMany : choose}</span>
        </span>
      </div>
      <p data-file-note role="status" className="text-xs font-medium text-mint-ink" hidden />
      <div data-upload hidden>
        <progress max={100} value={0} aria-label={progress} />
        <p className="mt-1 text-xs text-ink-soft">{progress}</p>
      </div>
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  );
}
