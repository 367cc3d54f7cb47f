import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './FictiveFigure.module.css'

interface Props {
  /** With its unit: `1,000.00 元`. */
  readonly text: string
  readonly tone?: NumberTextProps['tone']
  readonly size?: NumberTextProps['size']
  /** True for what the user has: hidden with the amounts of the account. */
  readonly own?: boolean
}

/** A figure of the simulated game, with its mark (rules.md#suitability). */
export function FictiveFigure({ text, tone = 'inherit', size = 'body', own = false }: Props) {
  const { veil } = useHiddenAmounts()
  const [figure = '', unit] = text.split(' ')
  const value = own && unit !== undefined ? veil(figure) : figure
  return (
    <span className={styles.figure}>
      <NumberText value={value} tone={tone} size={size} unit={unit} />
      {value === NO_FIGURE ? null : <Tag tone="gold">模拟</Tag>}
    </span>
  )
}
