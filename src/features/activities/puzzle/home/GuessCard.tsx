import { formatDate, formatDateTime, weekdayName } from '#domain/calendar/format-dates.ts'
import type { RoundState } from '#domain/contest/round.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { add, compare, maximum, minimum, parseDecimal, roundTo } from '#domain/money/money.ts'
import { CountdownLine } from '#shared/views/contest/CountdownLine.tsx'
import type { Campaign } from '#templates/activity/campaign.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import type { Rounds } from '../parts/guess-words.ts'
import styles from './GuessCard.module.css'
import type { useGuess } from './use-guess.ts'

type Round = NonNullable<Rounds['round']>

const STEPS = [
  { key: '-10', label: '-10' },
  { key: '-1', label: '-1' },
  { key: '1', label: '+1' },
  { key: '10', label: '+10' },
] as const

interface Props {
  readonly round: Round
  readonly state: RoundState
  readonly indexName: string
  readonly entry: ReturnType<typeof useGuess>
  /** True if the user takes part now. */
  readonly runs: boolean
}

/** One step from what is typed, or from the close before, within the bounds. */
function stepped(step: string, guess: string, { before, low, high }: Round): string {
  const from = parseDecimal(guess) ?? before.close
  return roundTo(minimum(high, maximum(low, add(from, step))), 2)
}

/** The round in view: until when, the close before, and the own guess, which can be entered. */
export function GuessCard({ round, state, indexName, entry, runs }: Props) {
  const { day, before, low, high, own } = round
  const { guess } = entry
  const takes = runs && state.kind === 'open'
  const value = parseDecimal(guess)
  const isUp = value === null ? null : compare(value, before.close)
  return (
    <Card title="本期竞猜">
      <CountdownLine state={state} closed="已截止，等待收盘，20:30 结算" />
      <div className={styles.part}>
        <KeyValue
          items={[
            { label: '指数', value: indexName },
            { label: '竞猜日', value: `${formatDate(day)} ${weekdayName(day)}` },
            {
              label: '前一收盘',
              value: formatAmount(before.close),
              note: formatDate(before.date),
            },
            {
              label: '我的竞猜',
              value: own === null ? '还没有提交' : formatAmount(own.guess),
              note: own === null ? undefined : `提交于 ${formatDateTime(own.time)}`,
            },
          ]}
        />
      </div>
      {takes ? (
        <div className={styles.part}>
          <AmountField
            label="竞猜点位"
            form={amountForm}
            value={guess}
            onChange={entry.change}
            onBlur={entry.leave}
            placeholder={formatAmount(before.close)}
            error={entry.problem === '' ? undefined : entry.problem}
            note={
              isUp === null || entry.problem !== ''
                ? `${formatAmount(low)} 至 ${formatAmount(high)}`
                : isUp === 0
                  ? '与前一收盘持平'
                  : isUp > 0
                    ? '高于前一收盘'
                    : '低于前一收盘'
            }
            clearable
          />
          <div className={styles.part}>
            <Chips
              label="微调点位"
              items={STEPS}
              onPick={(step) => entry.change(stepped(step, guess, round))}
            />
          </div>
        </div>
      ) : null}
    </Card>
  )
}

/** The coins for a guess by its distance from the close. */
export const BandsCard = ({ prizes }: Pick<Campaign, 'prizes'>) => (
  <Card title="误差与金币">
    <KeyValue items={prizes.map(({ title, price }) => ({ label: title, value: price }))} />
    <p className={styles.note}>
      误差 = |竞猜点位 - 收盘点位| ÷ 收盘点位，按未取整的结果比较，结算后自动入账
    </p>
  </Card>
)
