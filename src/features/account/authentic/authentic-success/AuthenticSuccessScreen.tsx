import { useCurrent } from '#api/use-current.ts'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type * as v from 'valibot'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryOcrStatus } from '#api/calls/auth.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { prefetchCall, type PrefetchCall } from '#api/query.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { homePaths } from '#paths/home.ts'
import type { PathInput } from '#paths/path.ts'
import { risksPaths } from '#paths/risks.ts'
import { session } from '#session/session.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useTaskReport } from '#shared/engines/reward/use-task-report.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { AtOpeningStep, type OpeningProgress } from '../parts/AtOpeningStep.tsx'

type Input = PathInput<typeof authenticPaths.authenticSuccess>
type Approval = v.InferOutput<typeof queryOcrStatus.payload>['approveStatus']

const REVIEW: Readonly<Record<Approval, string>> = {
  '0': '未提交',
  '1': '审核中，预计 1 个工作日',
  '2': '已通过',
  '3': '未通过，请重新上传',
}

/** The account is open: with which card, and what may follow. */
export default function AuthenticSuccessScreen({ input: { from } }: { readonly input: Input }) {
  return (
    <AtOpeningStep wish="done" from={from}>
      {(progress) => <Opened progress={progress} from={from} />}
    </AtOpeningStep>
  )
}

function Opened({ progress: { card }, from }: Input & { readonly progress: OpeningProgress }) {
  const replace = useReplace()
  const wayBack = useWayBack(from)
  useFirstCardReport()
  const status = useCurrent(queryOcrStatus, {})
  const risk = useCurrent(queryRiskResult, {})
  const approval = status.data?.approveStatus
  // Without its answer it is offered: the assessment itself asks again.
  const isAssessed = risk.data?.result?.expired === false
  const assessment = risksPaths.assessment.to({ from })
  const renewal = authenticPaths.verifyInformation.to({ step: '1', mode: 'document', from })
  const go = (to: string) => () => replace(to)
  const home = { text: '回到首页', onClick: go(homePaths.home.to()) }
  const offersRisk = from !== undefined && !isAssessed
  return (
    <ResultTemplate
      tone="done"
      title="开户成功"
      note="您的基金账户已开立"
      busy={risk.isPending}
      primary={
        from !== undefined
          ? { text: '继续', onClick: wayBack.done }
          : isAssessed
            ? home
            : { text: '做风险测评', onClick: go(assessment) }
      }
      secondary={from === undefined && isAssessed ? undefined : { ...home, text: '稍后' }}
    >
      <Card>
        <KeyValue
          items={[
            { label: '银行卡', value: card === null ? '--' : cardName(card) },
            { label: '身份证件', value: approval === undefined ? '--' : REVIEW[approval] },
          ]}
        />
      </Card>
      {offersRisk || approval === '3' ? (
        <Card flush>
          {approval === '3' ? <Row title="重新上传身份证" href={renewal} /> : null}
          {offersRisk ? (
            <Row title="做风险测评" note="买入基金前需要完成，约 2 分钟" href={assessment} />
          ) : null}
        </Card>
      ) : null}
    </ResultTemplate>
  )
}

/** Reports the first card once the session says that the name is verified. */
function useFirstCardReport(): void {
  const isVerified = nameVerified(useSnapshot(session)) === true
  const report = useTaskReport()
  const reported = useRef(false)
  useEffect(() => {
    if (!isVerified || reported.current) return
    reported.current = true
    report('binding_card')
  }, [isVerified, report])
}

export const prefetch = (_input: Input, signedIn: boolean): readonly PrefetchCall[] =>
  signedIn
    ? [
        prefetchCall(queryOpeningProgress, {}),
        prefetchCall(queryOcrStatus, {}),
        prefetchCall(queryRiskResult, {}),
      ]
    : []
