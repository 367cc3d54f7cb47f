import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listConvertFund } from '#api/calls/convert.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { loadDraft, saveDraft } from '#session/draft.ts'
import { fundIndex } from '#shared/parts/fund/fund-index.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { wholeList } from '#templates/whole-list.ts'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import { TargetRow } from './TargetRow.tsx'
import { convertDraft, draftKey, EMPTY_CONVERT } from '#shared/engines/order/value/deal-draft.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { ALL_TYPES, FROM_FORM, matchingFunds, fundTypes } from '../parts/target-list.ts'

type Input = PathInput<typeof dealPaths.transformList>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(listConvertFund, { fundCode }),
]

/** The funds into which a holding can be converted. The choice is written to the form's draft. */
export default function TransformListScreen({ input }: { readonly input: Input }) {
  const { fundCode, bankSerial } = input
  const navigate = useNavigate()
  const replace = useReplace()
  const location = useLocation()
  const [text, setText] = useState('')
  const [type, setType] = useState(ALL_TYPES)
  const funds = useQuery(queryFor(listConvertFund, { fundCode }))
  const index = useQuery({ ...fundIndex(), enabled: text !== '' })
  const all = funds.data?.funds
  const list = wholeList(funds, all && matchingFunds(all, text, type, index.data), all)

  function pick(targetFundCode: string) {
    const key = draftKey('convert', fundCode)
    const kept = loadDraft(sessionStore, key, convertDraft) ?? EMPTY_CONVERT
    const agreed = kept.agreed && kept.targetFundCode === targetFundCode
    saveDraft(sessionStore, key, { ...kept, targetFundCode, agreed })
    if (location.state === FROM_FORM) return void navigate(-1)
    const card = bankSerial === undefined ? {} : { bankSerial }
    replace(dealPaths.redeem.to({ fundCode, ...card, tab: 'convert' }))
  }

  return (
    <ListTemplate
      label="可转换的基金"
      list={list}
      itemKey={(fund) => fund.fundCode}
      head={
        <>
          <SearchField
            label="搜索可转换的基金"
            placeholder="基金名称或代码"
            value={text}
            onChange={setText}
          />
          {all === undefined || all.length === 0 ? null : (
            <Segments label="基金类型" items={fundTypes(all)} value={type} onChange={setType} />
          )}
        </>
      }
      empty={
        all?.length === 0
          ? {
              title: '没有可以转换的基金',
              note: '只能在同一登记机构、确认日期相同的基金之间转换',
              actionText: '查看基金',
              onAction: () => void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode })),
            }
          : {
              title: '没有符合条件的基金',
              actionText: '查看全部',
              onAction: () => {
                setText('')
                setType(ALL_TYPES)
              },
            }
      }
      footNote={<RiskLine />}
    >
      {(fund) => <TargetRow fund={fund} onPick={() => pick(fund.fundCode)} />}
    </ListTemplate>
  )
}
