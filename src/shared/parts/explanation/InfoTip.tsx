import { useState } from 'react'
import { DayLabel } from '#ui/text/FigureGrid.tsx'
import { InfoIcon } from '#ui/icons.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './InfoTip.module.css'
import { EXPLANATIONS, type Explanation, type Term } from './explanations.ts'

interface Props {
  readonly term: Term
  /** The label; by default the term's title. */
  readonly children?: string
  /** The figure's day, as it is to be shown. */
  readonly day?: string | undefined
}

/** A figure's label that opens the explanation of its term when tapped. */
export function InfoTip({ term, children, day }: Props) {
  const [open, setOpen] = useState(false)
  const explanation: Explanation = EXPLANATIONS[term]
  const text = children ?? explanation.title
  return (
    <>
      <button
        type="button"
        className={styles.term}
        aria-haspopup="dialog"
        aria-label={`${text}${day === undefined ? '' : ` ${day}`}，查看说明`}
        onClick={() => setOpen(true)}
      >
        {day === undefined ? text : <DayLabel text={text} day={day} />}
        <span className={styles.icon}>
          <InfoIcon />
        </span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={explanation.title}>
        <div className={styles.text}>
          {explanation.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {explanation.formula === undefined ? null : (
            <p className={styles.formula}>{explanation.formula}</p>
          )}
        </div>
      </Sheet>
    </>
  )
}
