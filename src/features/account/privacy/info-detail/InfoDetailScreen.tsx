import { useCurrent } from '#api/use-current.ts'
import { queryPrivacyInfo } from '#api/calls/privacy.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { privacyPaths } from '#paths/privacy.ts'
import type { PathInput } from '#paths/path.ts'
import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { useTitle } from '#templates/use-title.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { detailSections, type PrivacyInfo } from '../parts/privacy-sections.ts'
import { StepUpSheet } from '#shared/engines/person/StepUpSheet.tsx'
import { useConsent } from '#shared/engines/person/use-consent.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'

type Input = PathInput<typeof privacyPaths.infoDetail>

/** One kind of personal information: what is stored, why, and for how long. */
export default function InfoDetailScreen({ input }: { readonly input: Input }) {
  const info = useCurrent(queryPrivacyInfo, input)
  return (
    <Loaded query={info} skeleton={<Skeleton shape="detail" />}>
      {(data) => <Detail info={data} />}
    </Loaded>
  )
}

function Detail({ info }: { readonly info: PrivacyInfo }) {
  const { infoName, content, collectedCount, lastCollectTime } = info
  useTitle(infoName)
  return (
    <>
      <DocumentTemplate
        sections={detailSections(info)}
        footNote="为保护您的隐私，内容隐去部分后显示"
      >
        <Card title="我们保存的内容">
          <KeyValue
            items={[
              { label: '内容', value: content || '暂无' },
              { label: '收集次数', value: `${collectedCount} 次` },
              {
                label: '最近收集',
                value: formatDateTime(lastCollectTime, { seconds: false }),
              },
              ...(info.withdrawable === '1'
                ? [{ label: '同意状态', value: info.withdrawn === '1' ? '已撤回' : '已同意' }]
                : []),
            ]}
          />
        </Card>
      </DocumentTemplate>
      {info.withdrawable === '1' ? <ConsentBar info={info} /> : null}
    </>
  )
}

/** The button that withdraws a consent, or gives it again. */
function ConsentBar({ info }: { readonly info: PrivacyInfo }) {
  const { text, change, stepUp } = useConsent(info)
  return (
    <>
      <ActBar acts={[{ text, kind: 'secondary', onClick: change }]} />
      <StepUpSheet stepUp={stepUp} />
    </>
  )
}
