import { useQuery } from '@tanstack/react-query'
import { queryPersonalAndCRS } from '#api/calls/auth.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { myCenterPaths } from '#paths/my-center.ts'
import type { PathInput } from '#paths/path.ts'
import { StepUpSheet } from '#shared/person/StepUpSheet.tsx'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { PersonalSections } from '#shared/person/info/PersonalSections.tsx'
import { TaxDeclaration } from '#shared/person/info/TaxDeclaration.tsx'
import { TaxSections } from '#shared/person/info/TaxSections.tsx'
import type { StoredInfo } from '#shared/person/info/person-wire.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { usePersonalTax } from './use-personal-tax.ts'

type Input = PathInput<typeof myCenterPaths.personalTax>

export const prefetch = () => [prefetchCall(queryPersonalAndCRS, {})]

/** Personal and tax information, as it is stored and may be changed. */
export default function PersonalTaxScreen({ input }: { readonly input: Input }) {
  return (
    <VerifiedOnly purpose="填写个人及税收信息">
      {({ custName, certificateNo }) => (
        <Stored input={input} identity={{ custName, certificateNo }} />
      )}
    </VerifiedOnly>
  )
}

interface Identity {
  /** Both masked. */
  readonly custName: string
  readonly certificateNo: string
}

interface StoredProps {
  readonly input: Input
  readonly identity: Identity
}

function Stored({ input, identity }: StoredProps) {
  const stored = useQuery({
    ...queryFor(queryPersonalAndCRS, {}),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded query={stored} skeleton={<SkeletonScreen shape="steps" />}>
      {(data) => <Form input={input} identity={identity} stored={data} />}
    </Loaded>
  )
}

function Form({ input, identity, stored }: StoredProps & { readonly stored: StoredInfo }) {
  const form = usePersonalTax(input, stored)
  const { asks } = form
  return (
    <>
      <FormTemplate
        action={{ text: '保存', missing: form.missing, onClick: form.save }}
        footNote="信息仅用于履行法律法规规定的义务，纳税人识别号在页面上只显示后几位"
        {...(asks.tax
          ? { note: <TaxDeclaration declared={form.declared} onChange={form.declare} /> }
          : {})}
      >
        {form.added === null ? null : <Banner tone="info">{form.added}</Banner>}
        <Card title="实名信息">
          <KeyValue
            items={[
              { label: '姓名', value: identity.custName },
              { label: '身份证号', value: identity.certificateNo },
            ]}
          />
        </Card>
        {asks.personal ? (
          <PersonalSections
            info={form.personal}
            onChange={form.changePersonal}
            storedContact={stored.contactInfo}
          />
        ) : null}
        {asks.tax ? <TaxSections info={form.tax} onChange={form.changeTax} /> : null}
      </FormTemplate>
      <StepUpSheet stepUp={form.stepUp} />
    </>
  )
}
