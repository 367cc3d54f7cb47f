import { ActBar } from '#templates/acts/ActBar.tsx'
import { useState } from 'react'
import { queryFundOne } from '#api/calls/fund.ts'
import { listPlanIndexes } from '#api/calls/plan.ts'
import { prefetchCall } from '#api/query.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Choices, type Choice } from '#ui/fields/Choices.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { CompareCard } from './CompareCard.tsx'
import { KeepRow } from './KeepRow.tsx'
import { ShareCard } from './ShareCard.tsx'
import { useTypeFacts } from './use-type-facts.ts'

type Input = PathInput<typeof directInvestPaths.directInvestType>
type Type = 'ordinary' | 'smart'

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(listPlanIndexes, {}),
]

const choices = (index: string | null): readonly Choice<Type>[] => [
  {
    key: 'ordinary',
    label: '普通定投',
    notes: ['每期扣款金额固定，按选定的周期买入'],
  },
  {
    key: 'smart',
    label: '智能定投',
    notes: [
      index === null
        ? '暂时没有可以参考的指数，请选择普通定投'
        : `每期扣基准金额的 60% 至 210%：${index}低于均线时多扣，高于均线时少扣`,
    ],
    disabled: index === null,
  },
]

/** Chooses between an ordinary and a smart plan of a fund. */
export default function DirectInvestTypeScreen({ input }: { readonly input: Input }) {
  const [type, setType] = useState<Type>('ordinary')
  const facts = useTypeFacts(input.fundCode)
  const next = {
    text: type === 'smart' ? '设置智能定投' : '设置普通定投',
    to: directInvestPaths.directInvestCashier.to({ ...input, type }),
  }
  const actions = () => <ActBar acts={[next]} />
  return (
    <DetailTemplate query={facts} skeleton="form" actions={actions}>
      {({ fund, indexes, serverTime }) => {
        const index = indexes[0] ?? null
        return (
          <>
            <FundLine fund={fund} />
            <UnreadableNotice of={[indexes]} />
            <Choices
              title="选择定投方式"
              choices={choices(index?.indexName ?? null)}
              value={type}
              onChange={setType}
            />
            <KeepRow fundCode={fund.fundCode} />
            <Card flush>
              <Row
                title="止盈定投"
                note="支持设定目标收益率的其他基金"
                href={fundPortalPaths.stopWinFundList.to()}
              />
            </Card>
            <CompareCard fundCode={fund.fundCode} index={index} today={serverTime.slice(0, 8)} />
            {index === null ? null : <ShareCard fundCode={fund.fundCode} index={index} />}
          </>
        )
      }}
    </DetailTemplate>
  )
}
