import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryAllFundName } from '../../../../api/fund.ts'
import { serverData } from '../../../../api/query.ts'
import { isMoneyMarket } from '../../../../domain/business-codes.ts'
import { searchFunds } from '../../../../domain/fund-search.ts'
import { paths } from '../../../../paths.ts'
import { Loaded } from '../../../../templates/Loaded.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/Row.tsx'
import { RowList } from '../../../../ui/RowList.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { StateView } from '../../../../ui/StateView.tsx'
import { Tag } from '../../../../ui/Tag.tsx'

type FundInfos = v.InferOutput<typeof queryAllFundName.payload>['fundInfos']

/** More than a screenful only hides that the keyword is too short. */
const MOST = 30

/** Funds that match while one types; the name list is fetched once, so that every key answers at once. */
export function FundSearch({ keyword }: { readonly keyword: string }) {
  const names = useQuery({ ...serverData(queryAllFundName, {}), staleTime: 3_600_000 })
  return (
    <Loaded query={names} skeleton={<Skeleton shape="rows" />}>
      {({ fundInfos }) => <Found funds={fundInfos} keyword={keyword} />}
    </Loaded>
  )
}

function Found({ funds, keyword }: { readonly funds: FundInfos; readonly keyword: string }) {
  const navigate = useNavigate()
  const wanted = useDeferredValue(keyword)
  const searchable = useMemo(
    () =>
      funds.map((fund) => ({
        code: fund.fundCode,
        name: fund.fundName,
        initials: fund.pinyin,
        fund,
      })),
    [funds],
  )
  const found = useMemo(() => searchFunds(searchable, wanted, MOST), [searchable, wanted])
  if (found.length === 0) {
    return (
      <StateView
        kind="empty"
        title={`没有找到“${wanted.trim()}”`}
        note="请检查名称或代码，或换一个关键词"
      />
    )
  }
  return (
    <Card flush>
      <RowList label="搜索结果">
        {found.map(({ fund }) => (
          <Row
            key={fund.fundCode}
            title={fund.fundName}
            note={
              <>
                {fund.fundCode} {isMoneyMarket(fund) ? <Tag>货币型</Tag> : null}
                {fund.isQdiiFund === '1' ? <Tag>QDII</Tag> : null}
              </>
            }
            onClick={() => void navigate(paths.fundDetail.to({ fundCode: fund.fundCode }))}
            arrow
          />
        ))}
      </RowList>
    </Card>
  )
}
