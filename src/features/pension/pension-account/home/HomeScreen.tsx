import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { useNavigate } from 'react-router-dom'
import { queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import type { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import type { PensionSummary } from '#shared/engines/pension/pension-summary.ts'
import { payoutReasons } from '#shared/engines/pension/payout-reasons.ts'
import { pensionYear } from '#shared/engines/pension/pension-year.ts'
import { useTaxRules } from '#shared/engines/pension/use-tax-rules.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { ContributionsCard } from './ContributionsCard.tsx'
import { HoldingsCard } from './HoldingsCard.tsx'
import { QuotaCard } from './QuotaCard.tsx'

export const prefetch: Prefetch<object> = () => [prefetchCall(queryPensionSummary, {})]

/** The personal pension account: the year's quota, what was paid in, what is held with it. */
export default function HomeScreen() {
  const replace = useReplace()
  const query = useCurrent(queryPensionSummary, {})
  const { terms } = pensionYear(useTaxRules())
  const notBound = (refusal: CallRefused) =>
    refusal.retCode === RET.notBound ? (
      <EmptyState
        kind="empty"
        title="还没有绑定资金账户"
        note="在银行开立并绑定后，可以在这里查看额度和买入的基金"
        actionText="查看办理进度"
        onAction={() => replace(taxDelayPaths.taxDelayHome.to())}
      />
    ) : undefined
  return (
    <DetailTemplate query={query} skeleton="figures" refused={notBound} actions={accountActs}>
      {(summary) => (
        <>
          <QuotaCard summary={summary} />
          <HoldingsCard summary={summary} />
          <ContributionsCard contributions={summary.contributions} />
          <RowCard title="更多">
            <Row title="办理进度" href={taxDelayPaths.taxDelayHome.to()} />
            <Row
              title={CALCULATOR_NAMES.year}
              href={pensionZonePaths.pensionTaxNewCalculatorHome.to()}
            />
            <Row title="个人养老金说明" href={taxDelayPaths.taxDelayIntroduce.to()} />
          </RowCard>
          <Card title="领取条件">
            <BulletList
              items={[
                ...payoutReasons(terms),
                '符合其中一项，可以向开户银行或拨打 12333 申请，按月、分次或一次领取',
              ]}
            />
          </Card>
          <Card title="缴费凭证">
            <p>缴费凭证由国家社会保险公共服务平台出具，可在个人所得税 App 中按月或次年汇算时扣除</p>
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}

const accountActs = ({ left }: PensionSummary) => <AccountActs left={left} />

/** Paying in at the bank, and choosing a fund. */
function AccountActs({ left }: Pick<PensionSummary, 'left'>) {
  const navigate = useNavigate()
  return (
    <BottomBar>
      <Button
        kind="secondary"
        size="large"
        block
        missing={left === '0.00' ? { reason: '今年的额度已用完，次年 1 月 1 日恢复' } : null}
        onClick={() => void navigate(taxDelayPaths.bankRedirect.to({ purpose: 'contribute' }))}
      >
        去缴存
      </Button>
      <Button size="large" block onClick={() => void navigate(pensionZonePaths.pensionZone.to())}>
        买基金
      </Button>
    </BottomBar>
  )
}
