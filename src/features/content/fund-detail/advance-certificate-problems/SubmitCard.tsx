import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { submitCertificate } from '#api/calls/private-plan.ts'
import { send } from '#api/client.ts'
import { rereadAll } from '#api/reread.ts'
import { CONDITIONS, REQUIREMENTS, type Condition } from '#domain/private-plan/conditions.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { ProofOutline } from '#shared/parts/capture/DocumentDrawings.tsx'
import { PictureSlot } from '#shared/parts/capture/PictureSlot.tsx'
import { useCapture } from '#shared/parts/capture/use-capture.ts'
import { HandOverSheet } from '#shared/parts/outside/HandOverSheet.tsx'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast.ts'
import { ChoiceField } from '#ui/fields/PickField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { PrivateState } from '../parts/private-steps.ts'

const NAMES = {
  netAssets: REQUIREMENTS.netAssets.name,
  assets: REQUIREMENTS.assets.name,
  income: REQUIREMENTS.income.name,
}

/** Hands in a paper; while one is under review, says so. */
export function SubmitCard({ state }: { readonly state: PrivateState }) {
  const [handing, setHanding] = useState(false)
  const [kind, setKind] = useState<Condition | null>(null)
  const isConfirmed = state.missing.every((it) => it === 'qualify')
  if (!isConfirmed)
    return (
      <Card flush>
        <Row
          title="先完成特定对象确认"
          note="确认后可以提交材料"
          href={fundDetailPaths.advanceContractList.to()}
        />
      </Card>
    )
  if (state.reviewing) return <Banner tone="info">材料审核中，结果会在消息里通知</Banner>
  if (!inOwnChannel())
    return (
      <Card title="提交材料">
        <Button block onClick={() => setHanding(true)}>
          去 App 提交
        </Button>
        <HandOverSheet
          open={handing}
          onClose={() => setHanding(false)}
          to={fundDetailPaths.advanceCertificateProblems.to()}
          act="合格投资者认定"
        />
      </Card>
    )
  return (
    <Card title={state.qualifiedDate === null ? '提交材料' : '更新材料'}>
      <ChoiceField
        label="证明的条件"
        choices={CONDITIONS}
        names={NAMES}
        value={kind}
        onChange={setKind}
      />
      {kind === null ? null : <Paper key={kind} kind={kind} />}
    </Card>
  )
}

function Paper({ kind }: { readonly kind: Condition }) {
  const queries = useQueryClient()
  /** One picture, one number: sent again after a lost answer, it is handed in once. */
  const sent = useRef({ picture: null as Blob | null, requestNo: '' })
  const capture = useCapture({
    upload: async (file, options) => {
      if (sent.current.picture !== file) sent.current = { picture: file, requestNo: newRequestNo() }
      const { requestNo } = sent.current
      return send(submitCertificate, { requestNo, kind, file }, options)
    },
    onRead() {
      toast.show('已提交，等待审核')
      void rereadAll(queries)
      return null
    },
  })
  return (
    <PictureSlot
      label={`${NAMES[kind]}证明`}
      doneText="已提交"
      capture={capture}
      outline={<ProofOutline />}
    />
  )
}
