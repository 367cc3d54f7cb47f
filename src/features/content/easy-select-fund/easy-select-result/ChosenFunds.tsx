import { useNavigate } from 'react-router-dom'
import {
  chipWords,
  conditionsOf,
  drops,
  withChip,
  writeSelection,
  type Selection,
} from '#domain/fund/rule/chips.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { ListFilters } from '#shared/views/fund-list/fund-filters.ts'
import { FundList } from '#shared/views/fund-list/FundList.tsx'
import { RiskLimitNotice } from '#shared/engines/person/RiskLimitNotice.tsx'
import type { RiskLimit } from '#shared/engines/person/use-risk-cap.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Chips } from '#ui/fields/Chips.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PICK, useLiveCount } from '../parts/use-live-count.ts'

interface Props extends Pick<ListFilters, 'sort' | 'order'> {
  readonly selection: Selection
  readonly limit: RiskLimit
}

const { easySelectHome, easySelectResult } = easySelectFundPaths
const CHANGE = 'change'

/** The funds with their conditions, each of which a tap removes; what to drop where none is left. */
export function ChosenFunds({ selection, limit, sort, order }: Props) {
  const navigate = useNavigate()
  const choose = useUrlChoice(easySelectResult)
  const { cap } = limit
  const { counts } = useLiveCount(selection, cap)
  const show = (next: Selection, sorted: Pick<ListFilters, 'sort' | 'order'> = { sort, order }) =>
    choose({ q: writeSelection(next), ...sorted })
  const change = () => void navigate(easySelectHome.to({ q: writeSelection(selection) }))
  const [drop] = counts === undefined ? [] : drops(selection, counts, cap)
  return (
    <FundList
      starred
      label="筛选结果"
      ruleId={PICK}
      filters={{ sort, order }}
      onFilter={(changed) => show(selection, { sort: changed.sort, order: changed.order })}
      conditions={conditionsOf(selection, cap)}
      keys={['sort', 'order']}
      explained
      intro={
        <>
          <Banner tone="info">筛选结果只列出事实，不构成投资建议</Banner>
          <RiskLimitNotice limit={limit} />
          <Card title="条件" extra="点按去掉">
            <Chips
              label="去掉条件"
              items={[
                ...selection.map((chip) => ({
                  key: chip,
                  label: `${chipWords(chip)} ×`,
                  chosen: true,
                })),
                { key: CHANGE, label: '修改条件', chosen: false },
              ]}
              onPick={(chip) => (chip === CHANGE ? change() : show(withChip(selection, chip)))}
            />
          </Card>
        </>
      }
      instead={{
        empty: {
          title: '没有符合条件的基金',
          secondaryText: '修改条件',
          onSecondary: change,
          ...(drop === undefined
            ? { note: '去掉任一个条件也没有，请重新选择' }
            : {
                note: `去掉“${drop.words}”后有 ${drop.total} 只`,
                actionText: `去掉“${drop.words}”`,
                onAction: () => show(selection.filter((it) => !drop.chips.includes(it))),
              }),
        },
      }}
      opening={({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) })}
    />
  )
}
