import type { ReactNode } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import styles from './SumCard.module.css'

interface Props {
  /** The name of the sum below it; smaller than the sum. */
  readonly label: ReactNode
  readonly children: ReactNode
}

/** A card about one sum of money, with the button that hides amounts. */
export const SumCard = ({ label, children }: Props) => (
  <Card title={<span className={styles.label}>{label}</span>} extra={<HideAmountsButton />}>
    {children}
  </Card>
)
