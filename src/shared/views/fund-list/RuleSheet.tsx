import { formatDate } from '#domain/calendar/format-dates.ts'
import { Button } from '#ui/base/Button.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { figureName } from './figure-words.ts'
import { kindsOf, rankNote, type RankingBasis } from './rank-note.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly basis: RankingBasis
}

/** Shows how a list is made: which funds, by what, from when to when, by whom, fees in or out. */
export function RuleSheet({ open, onClose, basis }: Props) {
  const { rule, span, date } = basis
  const { scope } = rule
  const kinds = [
    kindsOf(rule),
    ...(scope.oneClass ? ['每只列一类份额，A 类优先'] : []),
    ...(scope.minAgeMonths === null ? [] : [`成立满 ${scope.minAgeMonths} 个月`]),
    ...(scope.openOnly ? ['现在可以买入'] : []),
    ...(rule.limit === null ? [] : [`最多列 ${rule.limit} 只`]),
  ]
  return (
    <Sheet open={open} onClose={onClose} title={`${rule.title}的口径`}>
      <KeyValue
        items={[
          { label: '范围', value: kinds.join('；') },
          { label: '指标', value: figureName(rule.figure, span) },
          { label: '算法', value: rule.explain },
          { label: '截至', value: `${formatDate(date)} 已公布的净值，每个交易日 20:00 后更新` },
          { label: '来源', value: rule.source === '' ? '--' : rule.source },
          { label: '名次', value: rankNote(basis) ?? '只排序，不列名次' },
        ]}
      />
      {/* In the part that scrolls in large text, for the keyboard. */}
      <Button kind="secondary" block onClick={onClose}>
        知道了
      </Button>
    </Sheet>
  )
}
