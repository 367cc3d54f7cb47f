import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryAdviceSolution } from '#api/calls/advice/advice.ts'
import { queryAdviceDocuments, signAdvice } from '#api/calls/advice/advice-order.ts'
import { queryPortfolio } from '#api/calls/advice/portfolio.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { stressYuan, LADDER } from '#domain/advice/ladder.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import type { PathInput } from '#paths/path.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { AgreementLine } from '#shared/engines/agreement/AgreementLine.tsx'
import { DOCUMENTS_PART, hasConsented, type Consent } from '#shared/engines/agreement/consent.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { PASSWORD_ROWS, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { HandOverSheet } from '#shared/parts/outside/HandOverSheet.tsx'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import type { PortfolioView } from '#shared/views/portfolio/portfolio.ts'
import { PortfolioBody } from '#shared/views/portfolio/PortfolioBody.tsx'
import { portfolioRefused } from '#shared/views/portfolio/PortfolioRefused.tsx'
import { TradeBar } from '#shared/views/portfolio/TradeBar.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { toast } from '#ui/base/toast.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { BOUND_WORDS, mixWords } from '../parts/advice-words.ts'

const { strategyDetails } = configAdvisePaths
type Input = PathInput<typeof strategyDetails>

export const prefetch: Prefetch<Input> = ({ portfolioCode }) => [
  prefetchCall(queryPortfolio, { portfolioCode }),
]

/** A portfolio that is matched: why, what it is, and signing for it; afterwards in and out. */
export default function StrategyDetailsScreen({ input }: { readonly input: Input }) {
  const { portfolioCode } = input
  const [consent, setConsent] = useState<Consent>({ read: [], agreed: false })
  const query = useCurrent(queryPortfolio, { portfolioCode })
  return (
    <DetailTemplate
      query={query}
      title={({ portfolioName }) => portfolioName}
      footNote={<AdviceRiskLine />}
      refused={portfolioRefused}
      actions={barWith(consent)}
    >
      {(it) => (
        <>
          <WhyCard of={it} />
          <PortfolioBody portfolio={it} />
          {it.signed || it.blocked !== '' ? null : (
            <Documents portfolioCode={portfolioCode} consent={consent} onChange={setConsent} />
          )}
        </>
      )}
    </DetailTemplate>
  )
}

/** The acts of a portfolio: signing with a consent, or money in and out once it is signed. */
const barWith = (consent: Consent) => (it: PortfolioView) =>
  it.signed ? (
    <TradeBar portfolio={it} here={strategyDetails.to({ portfolioCode: it.portfolioCode })} />
  ) : (
    <SignBar of={it} consent={consent} />
  )

function WhyCard({ of }: { readonly of: PortfolioView }) {
  const { data } = useQuery(queryFor(queryAdviceSolution, {}))
  const { yuan } = useYuan()
  if (data === undefined) return null
  const isMatch = data.portfolioCode === of.portfolioCode
  const loss = stressYuan(data.amount, LADDER[of.moduleName].mix)
  return (
    <Card title="为什么匹配">
      <BulletList
        items={[
          isMatch ? BOUND_WORDS[data.boundBy] : '比匹配结果更稳的一档，波动更小',
          mixWords(of.moduleName),
          `您填写的 ${yuan(data.amount)}，压力情形下可能亏 ${yuan(loss)}`,
        ]}
      />
    </Card>
  )
}

interface DocumentsProps {
  readonly portfolioCode: string
  readonly consent: Consent
  readonly onChange: (consent: Consent) => void
}

function Documents({ portfolioCode, consent, onChange }: DocumentsProps) {
  const query = useQuery(queryFor(queryAdviceDocuments, { portfolioCode }))
  return (
    <Card title="签约前请阅读">
      <Loaded query={query} skeleton={<Skeleton shape="rows" lines={2} />}>
        {({ protocols }) => (
          <AgreementLine
            protocols={protocols}
            text="我已阅读并同意以下文件，了解组合可能亏损"
            {...consent}
            onChange={onChange}
          />
        )}
      </Loaded>
    </Card>
  )
}

const REREAD = { at: 'dialog', action: 'reread' } as const
const SIGN = submissionCall(signAdvice, {
  ...PASSWORD_ROWS,
  notFound: REREAD,
  adviceNeeded: REREAD,
  adviceMismatch: REREAD,
  portfolioClosed: REREAD,
  agreementUnread: REREAD,
  tokenExpired: REREAD,
  handOver: { at: 'none', action: 'handOver' },
})

function SignBar({ of, consent }: { readonly of: PortfolioView; readonly consent: Consent }) {
  const { portfolioCode, portfolioName } = of
  const queries = useQueryClient()
  const [requestNo] = useState(newRequestNo)
  const [isHanding, setHanding] = useState(false)
  const documents = useQuery(queryFor(queryAdviceDocuments, { portfolioCode }))
  const protocols = documents.data?.protocols ?? []
  const agreed = protocols.length > 0 && hasConsented(protocols, consent)
  const signing = useSubmission({
    requiresPassword: true,
    idempotencyKey: requestNo,
    async call({ seal, password }) {
      const sealed = await seal({ transPwd: password })
      const hashes = protocols.map(({ hash }) => hash)
      return SIGN({ requestNo, portfolioCode, hashes, ...sealed })
    },
    onDone: async () => {
      toast.show('签约成功，可以转入')
      await rereadAll(queries)
    },
    actions: {
      reread: () => void rereadAll(queries),
      handOver: () => setHanding(true),
    },
  })
  const missing =
    of.blocked !== ''
      ? { reason: of.blocked }
      : agreed
        ? null
        : { reason: '请先阅读并同意上面的文件', target: DOCUMENTS_PART }
  return (
    <>
      {inOwnChannel() ? (
        <ActBar
          acts={[
            {
              text: '签约',
              sends: 'signAdvice',
              missing,
              busy: signing.at === 'sending',
              onClick: () => signing.start(),
            },
          ]}
        />
      ) : (
        <ActBar acts={[{ text: '去 App 签约', onClick: () => setHanding(true) }]} />
      )}
      <PasswordSheet of={signing} subtitle={`签约${portfolioName}`} />
      <HandOverSheet
        open={isHanding}
        onClose={() => setHanding(false)}
        to={strategyDetails.to({ portfolioCode })}
        act="签约"
      />
    </>
  )
}
