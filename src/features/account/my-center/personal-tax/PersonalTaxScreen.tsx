import { queryPersonalAndCRS, addOrModifyOcrPersonalAndCRS } from '#api/calls/auth.ts'
import { prefetchCall } from '#api/query.ts'
import { askedParts } from '#domain/person/asked-parts.ts'
import { firstPersonalProblem } from '#domain/person/personal-info.ts'
import type { myCenterPaths } from '#paths/my-center.ts'
import type { PathInput } from '#paths/path.ts'
import { deviceId } from '#platform/device-id.ts'
import { StepUpSheet } from '#shared/engines/person/StepUpSheet.tsx'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import {
  readPersonal,
  readTax,
  sentPersonal,
  sentTax,
} from '#shared/engines/person/info/person-wire.ts'
import { usePersonForm } from '#shared/engines/person/info/use-person-form.ts'
import { PersonalSections } from '#shared/engines/person/info/PersonalSections.tsx'
import { TaxDeclaration } from '#shared/engines/person/info/TaxDeclaration.tsx'
import { TaxSections } from '#shared/engines/person/info/TaxSections.tsx'
import type { StoredInfo } from '#shared/engines/person/info/person-wire.ts'
import { useStepUp } from '#shared/engines/person/use-step-up.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { submissionCall, GENERAL } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { useUnsaved } from '#templates/use-unsaved.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { useState } from 'react'
import { useCurrent } from '#api/use-current.ts'

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

const SAVE = submissionCall(addOrModifyOcrPersonalAndCRS, {
  notAuthenticated: GENERAL,
  proofNeeded: GENERAL,
  identityMismatch: GENERAL,
})

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
  const stored = useCurrent(queryPersonalAndCRS, {}, { refetchOnWindowFocus: false })
  return (
    <Loaded query={stored} skeleton={<SkeletonScreen shape="steps" />}>
      {(data) => <Form input={input} identity={identity} stored={data} />}
    </Loaded>
  )
}

/** The form: what is entered is in memory alone, for it names a person; saving stores all of it. */
function Form({ input, identity, stored }: StoredProps & { readonly stored: StoredInfo }) {
  const [asks] = useState(() =>
    askedParts(input.part ?? 'all', {
      personal: stored.hasPersonalInfo && firstPersonalProblem(readPersonal(stored)) === null,
      tax: stored.hasCRS,
    }),
  )
  const form = usePersonForm(() => ({ personal: readPersonal(stored), tax: readTax(stored) }), asks)
  const { initial, personal, tax } = form
  const [saved, setSaved] = useState(false)
  const stepUp = useStepUp()
  const way = useWayBack(input.from)
  useUnsaved(!saved && (personal !== initial.personal || tax !== initial.tax))

  const saving = useSubmission({
    call() {
      const { countryCode, contactCountryCode, foreignIdentityFlag } = stored
      return SAVE({
        ...sentPersonal(personal),
        ...sentTax(tax),
        ...(countryCode === '' ? {} : { countryCode }),
        ...(contactCountryCode === '' ? {} : { contactCountryCode }),
        foreignIdentityFlag,
        deviceId: deviceId(),
      })
    },
    stepUp: (act) => stepUp.run('修改个人及税收信息', act),
    onDone() {
      setSaved(true)
      toast.show('已保存')
      way.done()
    },
    words: {
      unknown: { at: 'dialog', text: noAnswer('请检查网络后再次保存，重复保存不会有影响') },
    },
  })

  return (
    <>
      <FormTemplate
        action={{
          text: '保存',
          missing: form.missing,
          sends: 'addOrModifyOcrPersonalAndCRS',
          onClick: () => saving.start(),
        }}
        footNote="信息仅用于履行法律法规规定的义务，纳税人识别号在页面上只显示后几位"
        {...(asks.tax
          ? { note: <TaxDeclaration declared={form.declared} onChange={form.declare} /> }
          : {})}
      >
        {asks.added === null ? null : <Banner tone="info">{asks.added}</Banner>}
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
            info={personal}
            onChange={form.changePersonal}
            storedContact={stored.contactInfo}
          />
        ) : null}
        {asks.tax ? <TaxSections info={tax} onChange={form.changeTax} /> : null}
      </FormTemplate>
      <StepUpSheet stepUp={stepUp} />
    </>
  )
}
