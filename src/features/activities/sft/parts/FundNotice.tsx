import { Banner } from '#ui/text/Banner.tsx'
import { GameNotice } from './GameNotice.tsx'

/** The first words of a page about one fund: it is played with, or may only be looked at. */
export const FundNotice = ({ listed }: { readonly listed: boolean }) =>
  listed ? <GameNotice /> : <Banner tone="warning">这只基金不在活动范围内，只能查看</Banner>
