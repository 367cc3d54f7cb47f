import { useQuery } from '@tanstack/react-query'
import { queryFeatureData } from '#api/calls/fund-features.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { KindGate } from '../parts/KindGate.tsx'
import { FeatureTable } from './FeatureTable.tsx'
import { FEATURE_METHODS, structureItems, type FeatureData } from './feature-words.ts'

type Input = PathInput<typeof fundDetailPaths.featureData>

const RANGES = [
  { key: '1y', label: '近1年' },
  { key: '3y', label: '近3年' },
  { key: '5y', label: '近5年' },
] as const
type Range = (typeof RANGES)[number]['key']

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryFeatureData, { fundCode }),
]

/** A fund's figures by span with those of its peers, and what its reports state. */
export default function FeatureDataScreen({ input }: { readonly input: Input }) {
  const { fundCode, range = '3y' } = input
  const choose = useUrlChoice(fundDetailPaths.featureData, { fundCode })
  const query = useQuery(queryFor(queryFeatureData, { fundCode }))
  return (
    <FundPage fundCode={fundCode} skeleton="figures">
      {(fund) => (
        <KindGate fund={fund} figures="nav">
          <FundLine fund={fund} />
          <Card title="与同类比较">
            <Segments
              label="时间范围"
              items={RANGES}
              value={range}
              onChange={(chosen) => choose({ range: chosen })}
            />
            <Loaded query={query} skeleton={<Skeleton shape="rows" lines={8} />}>
              {(data) => <Figures data={data} range={range} />}
            </Loaded>
          </Card>
          <Structure data={query.data} />
          <Card title="怎么算的">
            <BulletList items={FEATURE_METHODS} />
          </Card>
        </KindGate>
      )}
    </FundPage>
  )
}

function Figures({ data, range }: { readonly data: FeatureData; readonly range: Range }) {
  const span = data.spans.find((it) => it.span === range)
  return (
    <>
      <UnreadableNotice of={[data.spans]} />
      {span === undefined ? (
        <EmptyState
          kind="empty"
          title="没有这段时间的数据"
          note="成立时间不足所选的时间范围，满一年后开始计算"
        />
      ) : (
        <FeatureTable data={data} span={span} />
      )}
    </>
  )
}

function Structure({ data }: { readonly data: FeatureData | undefined }) {
  const items = data === undefined ? [] : structureItems(data)
  return items.length === 0 ? null : (
    <Card title="定期报告数据">
      <KeyValue
        items={items.map(({ label, value, note }) => ({
          label,
          value,
          note: <NoBreakText texts={note.split('，')} />,
        }))}
      />
    </Card>
  )
}
