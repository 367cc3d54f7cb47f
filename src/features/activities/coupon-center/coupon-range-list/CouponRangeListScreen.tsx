import { useState } from 'react'
import { listCouponFunds } from '#api/calls/coupons/coupon.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { isZero, type Decimal } from '#domain/money/money.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'

type Input = PathInput<typeof couponCenterPaths.couponRangeList>

const refused = () => <EmptyState kind="notfound" title="没有找到这张券" />

/** The fee before and after, or what is paid back of it. */
const feeText = (ownFee: Decimal, fee: Decimal, back: Decimal): string =>
  isZero(back)
    ? `${formatAmount(ownFee)} → ${formatAmount(fee)} 元`
    : `返还 ${formatAmount(back)} 元`

/** The funds on which a coupon saves something, with the fee before and after. */
export default function CouponRangeListScreen({ input }: { readonly input: Input }) {
  const choose = useUrlChoice(couponCenterPaths.couponRangeList)
  const [words, setWords] = useState(input.words ?? '')
  const list = useEndlessList(listCouponFunds, input)
  const search = () => {
    const { words: _before, ...named } = input
    const asked = words.trim() === '' ? named : { ...named, words: words.trim() }
    choose(asked)
  }
  return (
    <ListTemplate
      label="适用基金"
      list={list}
      itemKey={({ fundCode }) => fundCode}
      head={
        <SearchField
          label="搜索适用基金"
          placeholder="基金名称或代码"
          value={words}
          onChange={setWords}
          onSubmit={search}
        />
      }
      refused={refused}
      empty={{ title: '没有符合条件、能省费用的基金', note: '换一个名称或代码试试' }}
      footNote={<RiskLine />}
    >
      {({ fundCode, fundName, fundTypeCode, fundRiskLevel, amount, ownFee, fee, back }) => (
        <Row
          title={fundName}
          note={[fundCode, fundTypeName(fundTypeCode), FUND_RISKS[fundRiskLevel].code].join(' · ')}
          value={feeText(ownFee, fee, back)}
          valueNote={`买入 ${formatAmount(amount)} 元的申购费`}
          href={fundDetailPaths.fundDetailSingle.to({
            fundCode,
            ...(input.cardId === undefined ? {} : { cardId: input.cardId }),
          })}
        />
      )}
    </ListTemplate>
  )
}
