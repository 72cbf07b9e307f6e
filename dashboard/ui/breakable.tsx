import { Fragment } from 'react'

/** Where an email address may break: before the @ and before dots, rather than within a word. */
const breaks = /(?=[@.])/

/** A text whose line breaks, where it needs any, come before an @ or a dot. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(breaks).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
