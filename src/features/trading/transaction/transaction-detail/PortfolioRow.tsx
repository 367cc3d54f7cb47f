import { Row } from '#ui/lists/Row.tsx'
import { buyPortfolio, canOpenPortfolio } from './open-portfolio.ts'

/** A row that leads to the app's page to buy a portfolio; none where that cannot be opened. */
export function PortfolioRow({ portfolioCode }: { readonly portfolioCode: string }) {
  if (!canOpenPortfolio(portfolioCode)) return null
  return (
    <Row
      title="买入所属组合"
      note={portfolioCode}
      onClick={() => void buyPortfolio(portfolioCode)}
    />
  )
}
