import { Navigate } from 'react-router-dom'
import { arrival } from '#domain/identity/payment-bank-return.ts'
import { assetPaths } from '#paths/asset.ts'
import type { cmbResultPaths } from '#paths/cmb-result.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { LeaveOnward, LeaveFailed } from './Going.tsx'
import { entryAddress, useReturn, useReturnData } from './return-data.ts'
import { useLeave } from './use-leave.ts'

type Input = PathInput<typeof cmbResultPaths.cmbResult>

/** The page to which the payment bank redirects back (rules.md#payment-bank-return). */
export default function CmbResultScreen({ input }: { readonly input: Input }) {
  const { signNo = '', extStr = '' } = input
  switch (arrival(input)) {
    case 'toAssets':
      return <Navigate to={assetPaths.holdList.to()} replace />
    case 'toEntry':
      return <ToEntry />
    case 'settle':
      return <SigningResult signNo={signNo} extStr={extStr} />
  }
}

/** Redirects to the stored entry route. */
function ToEntry() {
  const data = useReturnData()
  return (
    <Loaded query={data} skeleton={<Skeleton shape="detail" />}>
      {(known) => <Navigate to={entryAddress(known)} replace />}
    </Loaded>
  )
}

function SigningResult({ signNo, extStr }: { readonly signNo: string; readonly extStr: string }) {
  const visit = useReturn(signNo)
  const leave = useLeave()
  return (
    <Loaded query={visit} skeleton={<Skeleton shape="detail" />}>
      {({ state, remark, data }) => {
        switch (state) {
          case 'confirm':
            return (
              <ConfirmForm
                data={{ ...data, extStr: extStr || data.extStr }}
                onAgain={async () => {
                  const { data: now, isError } = await visit.refetch()
                  return isError || now === undefined ? null : now.state
                }}
              />
            )
          case 'done':
            return <LeaveOnward data={data} />
          case 'failed':
            return <LeaveFailed data={data} why={remark} />
          case 'unknown':
            return (
              <ResultTemplate
                tone="waiting"
                title="还没有收到银行的签约结果"
                note="如果您已在银行页面完成签约，请稍后重新查询"
                busy={false}
                primary={{
                  text: '重新查询',
                  onClick: async () => void (await visit.refetch()),
                }}
                secondary={{ text: '返回', onClick: () => leave.toOrigin(data) }}
                footNote="签约结果以银行通知为准"
              />
            )
        }
      }}
    </Loaded>
  )
}
