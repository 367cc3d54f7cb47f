import { Banner } from '#ui/text/Banner.tsx'

/** The first words of a page of the game: nothing of it is real money. */
export const GameNotice = () => (
  <Banner tone="info">模拟交易，使用模拟资金，不会动用您的真实资产。净值为公布的真实净值</Banner>
)
