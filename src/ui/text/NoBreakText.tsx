import { classes } from '#ui/classes.ts'
import styles from './NoBreakText.module.css'

interface Props {
  readonly texts: readonly string[]
  /**
   * True if the texts are clauses of one sentence with their punctuation, which have no gap between
   * them.
   */
  readonly sentence?: boolean
}

/**
 * Texts after one another, none broken over lines inside: a day, a figure with its unit, a clause.
 */
export function NoBreakText({ texts, sentence = false }: Props) {
  return texts.map((text, at) => (
    <span key={text} className={classes(styles.piece, !sentence && styles.apart)}>
      {/* Separated for screen readers and in copied text as well. */}
      {sentence || at === texts.length - 1 ? text : `${text} `}
    </span>
  ))
}
