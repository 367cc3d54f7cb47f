import type { LineKind } from '#domain/ledger/lines.ts'
import { UNIT_RULES, type LedgerUnit } from '#domain/ledger/unit-rules.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { Row } from '#ui/lists/Row.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'

interface Props {
  readonly unit: LedgerUnit
  readonly line: {
    readonly title: string
    readonly time: string
    readonly kind: LineKind
    readonly amount: number
    readonly balanceAfter: number
    readonly expiresAt: string | null
  }
  /** The address where what the line is about is looked at. */
  readonly href?: string | undefined
}

/** One line of a ledger: from what, how many, until when they count, and what there was then. */
export function LedgerLine({ unit, line, href }: Props) {
  const { title, time, kind, amount, balanceAfter, expiresAt } = line
  return (
    <Row
      title={title}
      note={
        <FactLine
          facts={[
            formatDateTime(time, { seconds: false }),
            kind === 'frozen' ? '冻结中' : null,
            expiresAt === null ? null : `${formatDate(expiresAt)} 到期`,
          ]}
        />
      }
      value={<NumberText value={unitAmount(amount, 'signed')} unit={UNIT_RULES[unit].name} />}
      valueNote={`余额 ${unitAmount(balanceAfter, 'plain')}`}
      href={href}
    />
  )
}
