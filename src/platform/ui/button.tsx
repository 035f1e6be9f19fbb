import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { specifiedFor } from './specified.ts';

/** 'primary': the one main action; 'highlight': the one saffron thing of a screen; 'quiet': reads like a link; 'light': the main action on a colour. */
export type ButtonKind = 'primary' | 'secondary' | 'highlight' | 'quiet' | 'onInk' | 'light';

const looks: Record<ButtonKind, string> = {
  primary: 'bg-action text-white border-b-action-edge hover:bg-action-edge',
  secondary: 'bg-transparent text-ink border-ink hover:bg-ink hover:text-sand',
  highlight: 'bg-saffron text-pitch border-b-saffron-deep hover:bg-saffron-light',
  quiet: 'bg-transparent text-link underline-offset-4 hover:underline !px-2',
  light: 'bg-white text-pitch border-b-mist hover:bg-lilac',
  onInk: 'bg-transparent text-cream border-mist hover:bg-cream hover:text-pitch',
};

const shape = 'button';

type Look = { kind?: ButtonKind; children: ReactNode; full?: boolean; className?: string };
/** Attributes for the browser script, such as data-dialog. */
type DataAttributes = { [name: `data-${string}`]: string | boolean | undefined };

type ButtonProps = Look &
  DataAttributes & {
    type?: 'submit' | 'button' | 'reset';
    name?: string;
    value?: string;
    disabled?: boolean;
    hidden?: boolean;
    form?: string;
    formAction?: string;
    formNoValidate?: boolean;
    'aria-label'?: string;
  };

/** A button of a form. Submits by default, so that it works without script. */
export function Button({
  kind = 'primary',
  full,
  className,
  children,
  type = 'submit',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      title={specifiedFor(children)}
      {...rest}
      className={classNames(shape, looks[kind], full && 'w-full', className)}
    >
      {children}
    </button>
  );
}

type ButtonLinkProps = Look &
  DataAttributes & {
    href: string;
    target?: '_blank' | '_top';
    rel?: string;
    /** Name under which the browser keeps what is linked. */
    download?: string;
    lang?: string;
    /** The content type of the linked file, if it is one: 'text/calendar'. */
    type?: string;
    'aria-label'?: string;
    'aria-current'?: 'page' | undefined;
  };

/** A link that looks like a button. */
export function ButtonLink({ kind = 'primary', full, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      title={specifiedFor(children)}
      {...rest}
      className={classNames(shape, looks[kind], full && 'w-full', className)}
    >
      {children}
    </a>
  );
}
