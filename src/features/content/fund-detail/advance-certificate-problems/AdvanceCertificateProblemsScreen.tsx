import { listCertificates, queryPrivateState } from '#api/calls/private-plan.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import {
  CONDITIONS,
  PAPER_MEGABYTES,
  PAPER_WORKING_DAYS,
  REQUIREMENTS,
} from '#domain/private-plan/conditions.ts'
import { combineAnswers } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { FailureSamples } from '#shared/parts/capture/DocumentDrawings.tsx'
import { Note } from '#ui/text/Note.tsx'
import { Questions } from './Questions.tsx'
import { PrivateRiskLine } from '../parts/PrivateGate.tsx'
import { PapersCard } from './PapersCard.tsx'
import { PROBLEMS } from './problems.ts'
import { SubmitCard } from './SubmitCard.tsx'

export const prefetch: Prefetch<object> = () => [
  prefetchCall(queryPrivateState, {}),
  prefetchCall(listCertificates, {}),
]

// Coded, and no composed page: it shows and takes the user's own papers.
/** The conditions of a qualified investor, what proves them, and the user's own papers. */
export default function AdvanceCertificateProblemsScreen() {
  const state = useCurrent(queryPrivateState, {})
  const papers = useCurrent(listCertificates, {})
  return (
    <DetailTemplate
      query={combineAnswers({ state, papers })}
      skeleton="rules"
      footNote={<PrivateRiskLine />}
    >
      {(known) => (
        <>
          <PapersCard certificates={known.papers.certificates} state={known.state} />
          <SubmitCard state={known.state} />
          {CONDITIONS.map((key) => (
            <Card key={key} title={REQUIREMENTS[key].name}>
              <p>{REQUIREMENTS[key].text}</p>
              <BulletList items={REQUIREMENTS[key].papers} />
            </Card>
          ))}
          <Card title="照片要求">
            <FailureSamples />
            <Note>
              {`材料须在 ${PAPER_WORKING_DAYS} 个工作日内开具，照片不超过 ${PAPER_MEGABYTES}MB；下一个交易日 15:00 前审核完`}
            </Note>
          </Card>
          <Questions title="常见问题" items={PROBLEMS} />
        </>
      )}
    </DetailTemplate>
  )
}
