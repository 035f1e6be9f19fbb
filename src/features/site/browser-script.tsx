import { createContext, useContext } from 'react';

const Address = createContext('');

/** Provides the built address of the browser script (hashed file name) to the document. */
export const BrowserScriptAddress = Address;

/** The one script of a page: fetched after the page's own bytes, run when the document is parsed. */
export function BrowserScript() {
  return <script type="module" src={useContext(Address)} fetchPriority="low" />;
}
