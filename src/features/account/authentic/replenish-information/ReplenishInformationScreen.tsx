import type { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { OPENING_DAYS, OPENING_TITLE_OF, OPENING_TITLES } from '#domain/identity/opening.ts'
import { PersonalSections } from '#shared/person/info/PersonalSections.tsx'
import { TaxDeclaration } from '#shared/person/info/TaxDeclaration.tsx'
import { TaxSections } from '#shared/person/info/TaxSections.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { AtOpeningStep, type OpeningProgress } from '../parts/AtOpeningStep.tsx'
import { useReplenish } from './use-replenish.ts'

type Input = PathInput<typeof authenticPaths.replenishInformation>

/** Personal information and tax residence, before the bank card: each section is saved by itself. */
export default function ReplenishInformationScreen({ input }: { readonly input: Input }) {
  return (
    <AtOpeningStep wish="info" from={input.from}>
      {(progress) => <Form input={input} progress={progress} />}
    </AtOpeningStep>
  )
}

interface FormProps {
  readonly input: Input
  readonly progress: OpeningProgress
}

const STATES = {
  saved: `已保存，${OPENING_DAYS} 天内可在任何设备继续`,
  saving: '正在保存',
  failed: '有内容没有保存成功，点击下一步时会再次保存',
} as const

function Form({ input, progress }: FormProps) {
  const form = useReplenish(input, progress)
  return (
    <FlowTemplate
      steps={OPENING_TITLES}
      current={OPENING_TITLE_OF.info}
      action={{ text: '下一步，绑定银行卡', missing: form.missing, onClick: form.next }}
      note={<TaxDeclaration declared={form.declared} onChange={form.declare} />}
      footNote={form.state === null ? '填写完的部分会自动保存' : STATES[form.state]}
    >
      {form.state === 'failed' ? <Banner tone="warning">{STATES.failed}</Banner> : null}
      <PersonalSections
        info={form.personal}
        onChange={form.changePersonal}
        storedContact={progress.info?.contactInfo ?? ''}
      />
      <TaxSections info={form.tax} onChange={form.changeTax} />
    </FlowTemplate>
  )
}
