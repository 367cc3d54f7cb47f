import { formatAmount } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import { CALM_AMPLITUDE, instalment } from '#domain/plan/regular-plan.ts'
import { rungOf, RUNGS, type LadderKind, type Rung } from '#domain/plan/smart-ladder.ts'
import styles from './Ladder.module.css'
import type { Preview } from './use-plan-facts.ts'

const KINDS: Record<LadderKind, string> = {
  above: '收盘在均线之上',
  belowWild: `收盘在均线之下，10 日振幅高于 ${CALM_AMPLITUDE}%`,
  belowCalm: `收盘在均线之下，10 日振幅不高于 ${CALM_AMPLITUDE}%`,
}

const KIND_ORDER = ['above', 'belowCalm', 'belowWild'] as const

const bandText = ({ from, to }: Rung): string =>
  to === null ? `高于 ${from}%` : `${from}% 至 ${to}%`

interface Props {
  /** Its rung is marked; null: none is. */
  readonly measure: Preview['smart']
  readonly base: Decimal | null
}

/** The shares of a smart plan by how far the index is off its average. */
export function Ladder({ measure, base }: Props) {
  const now = measure === null ? null : rungOf(measure.deviation, measure.amplitude)
  return (
    <>
      {KIND_ORDER.map((kind) => (
        <table key={kind} className={styles.ladder}>
          <caption>{KINDS[kind]}</caption>
          <thead>
            <tr>
              <th scope="col">偏离幅度</th>
              <th scope="col">扣款比例</th>
              {base === null ? null : <th scope="col">每期扣款（元）</th>}
            </tr>
          </thead>
          <tbody>
            {RUNGS.filter((rung) => rung.kind === kind).map((rung) => (
              <tr key={rung.from} aria-current={rung === now ? true : undefined}>
                <th scope="row">
                  {bandText(rung)}
                  {rung === now ? <span className={styles.now}>当前</span> : null}
                </th>
                <td>{`${rung.share}%`}</td>
                {base === null ? null : <td>{formatAmount(instalment(base, rung.share))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}
