import styles from './FundRow.module.css'

const NOWHERE = { start: 0, end: 0 }

/**
 * The text with a part of it highlighted. The same elements with or without a highlight, so that
 * the first keystroke of a search only changes text. A function rather than a component, because
 * each keystroke renders some ten rows.
 */
export function markedText(
  text: string,
  part: { readonly start: number; readonly end: number } | null,
) {
  const { start, end } = part ?? NOWHERE
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
