import { useNavigate } from 'react-router-dom'
import {
  CHIP_GROUPS,
  drops,
  isAboveLimit,
  leavesNone,
  withChip,
  writeSelection,
  type Selection,
} from '#domain/fund/rule/chips.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { RiskLimitNotice } from '#shared/engines/person/RiskLimitNotice.tsx'
import type { RiskLimit } from '#shared/engines/person/use-risk-cap.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useLiveCount } from '../parts/use-live-count.ts'
import { SavedSets } from './SavedSets.tsx'

interface Props {
  readonly selection: Selection
  readonly limit: RiskLimit
}

const { easySelectHome, easySelectResult } = easySelectFundPaths

/** The chips, group by group; those above the user's class or without a fund say so. */
export function ChipChoice({ selection, limit }: Props) {
  const navigate = useNavigate()
  const choose = useUrlChoice(easySelectHome)
  const { cap } = limit
  const { counts, failed, retry } = useLiveCount(selection, cap)
  const show = (next: Selection) => choose({ q: writeSelection(next) })
  const [drop] = counts?.total === 0 ? drops(selection, counts, cap) : []
  return (
    <>
      <Page
        footNote={
          <RiskLine>
            灰色的条件没有符合的基金，或高于您的风险等级。筛选结果只列出事实，不构成投资建议
          </RiskLine>
        }
      >
        <RiskLimitNotice limit={limit} />
        <SavedSets selection={selection} />
        {CHIP_GROUPS.map(({ key, title, note, options }) => (
          <Card key={key} title={title} extra={note}>
            <Chips
              label={title}
              items={options.map((option) => {
                const chosen = selection.includes(option.key)
                const isEmpty = counts !== undefined && leavesNone(option.key, counts, cap)
                const above = isAboveLimit(option.key, cap)
                return {
                  key: option.key,
                  label: option.label,
                  note: above ? '高于您的风险等级' : isEmpty ? '0 只' : undefined,
                  chosen,
                  disabled: !chosen && (above || isEmpty),
                }
              })}
              onPick={(chip) => show(withChip(selection, chip))}
            />
          </Card>
        ))}
      </Page>
      <BottomBar
        note={
          drop === undefined ? undefined : (
            <Banner
              tone="info"
              action={{
                text: '去掉',
                onClick: () => show(selection.filter((it) => !drop.chips.includes(it))),
              }}
            >
              {`去掉“${drop.words}”后有 ${drop.total} 只`}
            </Banner>
          )
        }
      >
        {selection.length === 0 ? null : (
          <Button kind="secondary" size="large" onClick={() => show([])}>
            清空
          </Button>
        )}
        {failed ? (
          <Button size="large" block onClick={async () => void (await retry())}>
            没有统计出来，重试
          </Button>
        ) : (
          <Button
            size="large"
            block
            disabled={counts?.total === 0}
            onClick={() => void navigate(easySelectResult.to({ q: writeSelection(selection) }))}
          >
            {counts === undefined
              ? '查看结果'
              : counts.total === 0
                ? '没有符合条件的基金'
                : `查看 ${counts.total} 只`}
          </Button>
        )}
      </BottomBar>
    </>
  )
}
