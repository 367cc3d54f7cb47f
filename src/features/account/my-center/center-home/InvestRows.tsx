import type { BillYear } from '#domain/bill/bill-editions.ts'
import { className } from '#domain/identity/risk-words.ts'
import { clientRiskLevel } from '#domain/identity/risk.ts'
import { NOTICE_DAYS, validityOn, validityWords } from '#domain/person/validity.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { risksPaths } from '#paths/risks.ts'
import { now14 } from '#platform/clock.ts'
import { FunctionPicture } from '#shared/parts/functions/FunctionPicture.tsx'
import { FunctionRow } from './FunctionRow.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { stateWords } from './center-words.ts'
import { useRiskClass, useStatus } from './use-center-data.ts'

interface Props {
  /** The years of the user's bills, the newest first. */
  readonly bills: readonly BillYear[]
}

/** Shows what the user invests by: class, information, plans, reports. */
export function InvestRows({ bills }: Props) {
  const [newest] = bills
  const risk = useRiskClass()
  const status = useStatus()
  const result = risk.data?.result ?? null
  const today = now14().slice(0, 8)
  if (status.data === undefined || nameVerified(status.data) !== true) return null
  return (
    <RowCard title="投资信息">
      <FunctionRow
        of="risk"
        value={stateWords(risk, ({ result: it }) =>
          it === null ? '未测评' : className(clientRiskLevel(it.clientRiskLevel)),
        )}
        {...(result === null
          ? {}
          : {
              valueNote: validityWords(
                validityOn(result.validDate, today, NOTICE_DAYS.riskClass),
                result.validDate,
              ),
            })}
        href={result === null ? risksPaths.assessment.to() : risksPaths.onlyShowAssessResult.to()}
      />
      <Row
        icon={<FunctionPicture icon="document" />}
        title="个人及税收信息"
        value={stateWords(status, ({ hasPersonalInfo, hasCRS }) =>
          hasPersonalInfo && hasCRS ? '已填写' : '待完善',
        )}
        href={myCenterPaths.personalTax.to({ part: 'all' })}
      />
      <FunctionRow of="plans" />
      <FunctionRow of="monthlyReport" />
      {newest === undefined ? null : (
        <Row
          icon={<FunctionPicture icon="report" />}
          title="年度账单"
          note={`${bills.join('、')} 年`}
          href={BILL_HOMES[newest]}
        />
      )}
      <FunctionRow of="papers" />
    </RowCard>
  )
}
