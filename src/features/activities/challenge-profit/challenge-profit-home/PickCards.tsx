import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import type { RoundState } from '#domain/contest/round.ts'
import { CountdownLine } from '#shared/views/contest/CountdownLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { pointsText, weekText, type PickWeek } from './pick-words.ts'
import type { usePick } from './use-pick.ts'

const percentText = (percent: string | null): string =>
  percent === null ? '更新中' : `${pointsText(percent)}%`

interface RunningProps {
  readonly current: NonNullable<PickWeek['current']>
  readonly indexName: string
}

/** This week's pick against the index, day by day since the week before. */
export function RunningPick({ current, indexName }: RunningProps) {
  const { fundName, fundCode, days, state } = current
  return (
    <Card title="本周对阵" extra={<Tag tone="gold">模拟</Tag>} flush>
      <UnreadableNotice of={[days]} />
      <RowList label="本周对阵">
        <Row
          whole
          title={`${fundName}（${fundCode}）`}
          note={`${weekText(current)}，自上周末起累计涨跌`}
          value={state === 'updating' ? '更新中' : undefined}
        />
        {days.map(({ date, fund, index }) => (
          <Row
            key={date}
            title={`${formatDate(date)} ${weekdayName(date)}`}
            note={`${indexName} ${percentText(index)}`}
            value={`基金 ${percentText(fund)}`}
          />
        ))}
      </RowList>
    </Card>
  )
}

interface ChoiceProps {
  readonly round: PickWeek['round']
  readonly state: RoundState
  readonly pick: ReturnType<typeof usePick>
  /** True if the user takes part now. */
  readonly runs: boolean
}

/** The six funds of the week that can be picked for, one of which is chosen. */
export function NextPick({ round, state, pick, runs }: ChoiceProps) {
  if (round === null)
    return (
      <Card title="下一期">
        <p>本季已没有下一期，已参加的周照常结算</p>
      </Card>
    )
  const { funds, own, voidWeeks } = round
  const takes = runs && state.kind === 'open'
  return (
    <>
      <Card title="下一期">
        <p>{weekText(round)}</p>
        <CountdownLine state={state} closed="本期已截止，结算后公布结果" />
        <p>{own === null ? '还没有选择' : `已选 ${own.fundName}（${own.fundCode}）`}</p>
        {voidWeeks.length === 0 ? null : (
          <Banner tone="info">
            {`${voidWeeks.map((day) => formatDate(day)).join('、')} 起的一周交易日不足 3 天，作废`}
          </Banner>
        )}
        <UnreadableNotice of={[funds]} />
      </Card>
      {takes ? (
        <Choices
          title="选择一只基金（模拟）"
          value={pick.fundCode}
          choices={funds.map(({ fundCode, fundName, typeName, fundRiskLevel }) => ({
            key: fundCode,
            label: fundName,
            notes: [`${fundCode} · ${typeName} · R${fundRiskLevel}`],
          }))}
          onChange={pick.choose}
        />
      ) : (
        <Card title="可选基金" flush>
          <RowList label="可选基金">
            {funds.map(({ fundCode, fundName, typeName, fundRiskLevel }) => (
              <Row
                key={fundCode}
                whole
                title={fundName}
                note={`${fundCode} · ${typeName} · R${fundRiskLevel}`}
              />
            ))}
          </RowList>
        </Card>
      )}
    </>
  )
}
