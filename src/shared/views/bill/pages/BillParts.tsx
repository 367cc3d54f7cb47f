import type { ReactNode } from 'react'
import type { BillEdition } from '#domain/bill/bill-editions.ts'
import { direction, formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import { classes } from '#ui/classes.ts'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { Bill } from '#shared/views/bill/bill.ts'
import type { BillLook } from '#shared/views/bill/bill-look.ts'
import styles from './BillPage.module.css'

export interface PageProps {
  readonly bill: Bill
  readonly edition: BillEdition
  readonly look: BillLook
}

interface ShellProps {
  readonly title: string
  readonly children: ReactNode
  /** A quiet line at the end: how it is reckoned. */
  readonly how?: string
}

/** A page of the story: what it is about, its figures, how they are reckoned. */
export const BillPageShell = ({ title, children, how }: ShellProps) => (
  <div className={classes(styles.page, styles.shell)}>
    <h2 className={styles.title}>{title}</h2>
    {children}
    {how === undefined ? null : <p className={styles.small}>{how}</p>}
  </div>
)

interface AmountProps {
  readonly value: Decimal
  /** With its sign and colour: what was gained or lost. */
  readonly signed?: boolean
}

/** Yuan, hidden where amounts are. */
export function Amount({ value, signed = false }: AmountProps) {
  const { hidden, veil } = useHiddenAmounts()
  const tone = signed && !hidden ? direction(value) : 'flat'
  return (
    <span className={classes(tone === 'gain' && styles.gain, tone === 'loss' && styles.loss)}>
      {veil(signed ? formatSignedAmount(value) : formatAmount(value))}
    </span>
  )
}

/** The one figure of a page, in yuan. */
export const HeroAmount = (props: AmountProps) => (
  <p className={styles.figure}>
    <Amount {...props} />
    <span className={styles.unit}>元</span>
  </p>
)

interface HeroProps {
  readonly children: ReactNode
  readonly unit?: string
  readonly tone?: 'gain' | 'loss' | 'flat'
}

/** The one figure of a page that is no sum of money. */
export const Hero = ({ children, unit, tone = 'flat' }: HeroProps) => (
  <p
    className={classes(
      styles.figure,
      tone === 'gain' && styles.gain,
      tone === 'loss' && styles.loss,
    )}
  >
    {children}
    {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
  </p>
)

interface LineProps {
  readonly name: ReactNode
  readonly value: ReactNode
  readonly sum?: boolean
}

export const Line = ({ name, value, sum = false }: LineProps) => (
  <li className={classes(styles.row, sum && styles.sum)}>
    <span>{name}</span>
    <span>{value}</span>
  </li>
)

export const Panel = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.panel}>{children}</div>
)

/** Rows of names and figures on a panel. */
export const Lines = ({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) => (
  <Panel>
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  </Panel>
)

export const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)
