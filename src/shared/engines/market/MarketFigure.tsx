import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import type { Market } from './market.ts'
import { FictiveFigure } from './FictiveFigure.tsx'

interface Props {
  readonly market: Pick<Market, 'mark'>
  /** With its unit: `1,000.00 元`. */
  readonly text: string
  /** The size of a figure on its own; by default that of the surrounding text. */
  readonly size?: NumberTextProps['size']
}

/** A figure of a market, with the market's mark. */
export function MarketFigure({ market, text, size }: Props) {
  if (market.mark !== '') return <FictiveFigure text={text} size={size} />
  if (size === undefined) return text
  const [value = '', unit] = text.split(' ')
  return <NumberText size={size} value={value} unit={unit} />
}
