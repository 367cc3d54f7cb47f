import { NavBar, Selector, Skeleton } from 'antd-mobile'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AssetCard, HoldingRows } from './AssetCard.tsx'
import { post, useAnswer, type Assets } from './calls.ts'

const SORTS = [
  { label: '金额', value: 'amount' },
  { label: '昨日收益', value: 'yesterdayIncome' },
  { label: '持有收益', value: 'holdProfit' },
] as const

/** All holdings, sorted by one of their figures. */
export default function Holdings() {
  const navigate = useNavigate()
  const assets = useAnswer(() => post<Assets>('/api/asset/listAssetsChannel', {}))
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('amount')
  const sorted = useMemo(
    () => assets?.holdings.toSorted((a, b) => Number(b[sort]) - Number(a[sort])) ?? [],
    [assets, sort],
  )
  return (
    <>
      <NavBar onBack={() => void navigate(-1)}>我的资产</NavBar>
      <div className="page">
        {assets === null ? (
          <Skeleton.Paragraph lineCount={8} animated />
        ) : (
          <>
            <AssetCard assets={assets} />
            <Selector
              options={[...SORTS]}
              value={[sort]}
              onChange={([next]) => setSort(next ?? 'amount')}
            />
            <HoldingRows holdings={sorted} title={`持有 ${sorted.length} 只`} />
          </>
        )}
      </div>
    </>
  )
}
