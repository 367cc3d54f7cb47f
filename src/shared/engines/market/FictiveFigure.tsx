import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './FictiveFigure.module.css'

interface Props {
  /** With its unit: `1,000.00 元`. */
  readonly text: string
  readonly tone?: NumberTextProps['tone']
  readonly size?: NumberTextProps['size']
}

/** A figure of the simulated game, with its mark (rules.md#suitability). */
export function FictiveFigure({ text, tone = 'inherit', size = 'body' }: Props) {
  const [value = '', unit] = text.split(' ')
  return (
    <span className={styles.figure}>
      <NumberText value={value} tone={tone} size={size} unit={unit} />
      {value === NO_FIGURE ? null : <Tag tone="gold">模拟</Tag>}
    </span>
  )
}
