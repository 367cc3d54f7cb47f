import { useState } from 'react'
import { listExchanges } from '#api/calls/coupons/exchange.ts'
import { useCurrent } from '#api/use-current.ts'
import {
  cleanCode,
  codeInFours,
  codeProblem,
  isWholeCode,
  redeemCodeForm,
} from '#domain/coupon/redeem-code.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import type { PathInput } from '#paths/path.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { ExchangeRow } from '../parts/ExchangeRow.tsx'
import { useRedeem } from './use-redeem.ts'

type Input = PathInput<typeof exchangePaths.home>

const LAST = { page: 1, size: 3 }

/** The field of a code, and what the last ones were exchanged for. */
export default function HomeScreen({ input }: { readonly input: Input }) {
  const [code, setCode] = useState(() => cleanCode(input.redeemCode ?? ''))
  const [error, setError] = useState('')
  const last = useCurrent(listExchanges, LAST)
  const redeem = useRedeem(code, setError)
  const records = last.data?.records ?? []
  return (
    <FormTemplate
      action={{
        text: '兑换',
        track: 'redeemCode',
        missing: isWholeCode(code) ? null : { reason: '请输入 16 位兑换码' },
        busy: redeem.at === 'sending',
        onClick: () => redeem.start(),
      }}
    >
      <Card>
        <TextField
          label="兑换码"
          placeholder="16 位字母与数字"
          value={code}
          form={redeemCodeForm}
          format={codeInFours}
          problem={codeProblem(code)}
          error={error}
          note="不区分大小写，字母 O、I、L 按数字 0、1 识别"
          clearable
          onChange={(typed) => {
            setError('')
            setCode(typed)
          }}
        />
      </Card>
      {records.length === 0 ? null : (
        <RowCard title="最近兑换">
          {records.map((it) => (
            <ExchangeRow key={it.exchangeId} exchange={it} />
          ))}
        </RowCard>
      )}
      <Card flush>
        <Row title="兑换记录" href={exchangePaths.history.to()} />
      </Card>
    </FormTemplate>
  )
}
