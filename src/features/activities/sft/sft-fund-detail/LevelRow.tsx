import { useQuery } from '@tanstack/react-query'
import { queryFundLevel } from '#api/calls/trading-game.ts'
import { queryFor } from '#api/query.ts'
import { FUND_RISKS, fundRiskLevel } from '#domain/identity/risk.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { Row } from '#ui/lists/Row.tsx'

/** The risk level of a fund in the game: the stricter where the game and the issuer differ. */
export function LevelRow({ fund }: { readonly fund: Fund }) {
  const { fundCode, fundRiskLevel: issued } = fund
  const { data } = useQuery(queryFor(queryFundLevel, { fundCode }))
  const { code, name } = FUND_RISKS[fundRiskLevel(Math.max(issued, data?.fundRiskLevel ?? issued))]
  return (
    <Row
      title="风险等级"
      note="模拟交易不核对您的风险承受能力，真实买入前会核对"
      value={`${name} ${code}`}
    />
  )
}
