import type { Market } from './market.ts'
import { FictiveFigure } from './FictiveFigure.tsx'

interface Props {
  readonly market: Pick<Market, 'mark'>
  /** With its unit: `1,000.00 元`. */
  readonly text: string
}

/** A figure of a market, with the market's mark. */
export const MarketFigure = ({ market, text }: Props) =>
  market.mark === '' ? text : <FictiveFigure text={text} />
