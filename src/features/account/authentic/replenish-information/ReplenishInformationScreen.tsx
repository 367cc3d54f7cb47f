import { saveOpeningInfo } from '#api/calls/account-opening.ts'
import { NO_PERSONAL_INFO, sectionsToSave, hasUnsaved } from '#domain/person/personal-info.ts'
import { NO_TAX_INFO } from '#domain/person/tax-residence.ts'
import { sayableState, savingState } from '#domain/submission/saving-state.ts'
import { openingPath } from '#features/account/authentic/parts/opening-path.ts'
import type { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { OPENING_DAYS, OPENING_TITLE_OF, OPENING_TITLES } from '#domain/identity/opening.ts'
import {
  readPersonal,
  readTax,
  sentPersonal,
  sentTax,
  sentSections,
} from '#shared/engines/person/info/person-wire.ts'
import { usePersonForm } from '#shared/engines/person/info/use-person-form.ts'
import { PersonalSections } from '#shared/engines/person/info/PersonalSections.tsx'
import { TaxDeclaration } from '#shared/engines/person/info/TaxDeclaration.tsx'
import { TaxSections } from '#shared/engines/person/info/TaxSections.tsx'
import { submissionCall, GENERAL } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { useUnsaved } from '#templates/use-unsaved.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { AtOpeningStep, type OpeningProgress } from '../parts/AtOpeningStep.tsx'
import { useState, useRef, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

type Input = PathInput<typeof authenticPaths.replenishInformation>

/** Personal information and tax residence, before the bank card: each section is saved by itself. */
export default function ReplenishInformationScreen({ input }: { readonly input: Input }) {
  return (
    <AtOpeningStep wish="info" from={input.from}>
      {(progress) => <Form input={input} progress={progress} />}
    </AtOpeningStep>
  )
}

/** A section that is refused is marked as not saved. */
const NOT_SAVED = { at: 'none' } as const
const AUTOSAVE = submissionCall(saveOpeningInfo, {
  notFound: NOT_SAVED,
  alreadyAuthenticated: NOT_SAVED,
  otherwise: NOT_SAVED,
})
const SAVE = submissionCall(saveOpeningInfo, { notFound: GENERAL, alreadyAuthenticated: GENERAL })

/** The time without typing after which a section that is complete is saved, ms. */
const QUIET = 800

/** Returns what the opening holds already. */
function held({ info }: OpeningProgress) {
  if (info === null) return { personal: NO_PERSONAL_INFO, tax: NO_TAX_INFO }
  return { personal: readPersonal({ ...info, investorName: '' }), tax: readTax(info) }
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

/** The form of the opening: complete sections are saved as they are entered, all at the button. */
function Form({ input: { from }, progress }: FormProps) {
  const navigate = useNavigate()
  const form = usePersonForm(() => {
    const { personal: known, tax: knownTax } = held(progress)
    // The address is that of the identity card until it is changed.
    const address = known.address || (progress.document?.address ?? '')
    return { personal: { ...known, address }, tax: knownTax }
  })
  const { initial, personal, tax } = form
  const [saved, setSaved] = useState(() => held(progress).personal)
  const [done, setDone] = useState(false)
  /** The content of the last section's saving. */
  const tried = useRef(saved)
  const open = sectionsToSave(saved, personal)
  useUnsaved(!done && (tax !== initial.tax || hasUnsaved(initial.personal, saved, personal)))

  const autosaving = useSubmission({
    call: () => AUTOSAVE(sentSections(personal, sectionsToSave(saved, personal))),
    onDone: () => setSaved(tried.current),
    // Said by the state; the button saves all of it again.
    onUnknown: () => {},
    repeatable: true,
  })
  const { start: autosave, at } = autosaving
  const pending = open.join()
  const isFree = !done && at !== 'sending'
  const latest = useRef(autosave)
  useEffect(() => {
    latest.current = autosave
  })
  useEffect(() => {
    if (pending === '' || !isFree || tried.current === personal) return undefined
    const timer = setTimeout(() => {
      tried.current = personal
      void latest.current()
    }, QUIET)
    return () => clearTimeout(timer)
  }, [pending, personal, isFree])

  const saving = useSubmission({
    call: () => SAVE({ ...sentPersonal(personal), ...sentTax(tax) }),
    onDone(reached) {
      if (reached === null) return
      setDone(true)
      void navigate(openingPath(reached.step, from))
    },
    words: { unknown: { at: 'dialog', text: noAnswer('请检查网络后再试') } },
    repeatable: true,
  })

  const state = sayableState(savingState(at), open)
  return (
    <FlowTemplate
      steps={OPENING_TITLES}
      current={OPENING_TITLE_OF.info}
      action={{
        text: '下一步，绑定银行卡',
        missing: form.missing,
        onClick: () => saving.start(),
      }}
      note={<TaxDeclaration declared={form.declared} onChange={form.declare} />}
      footNote={state === null ? '填写完的部分会自动保存' : STATES[state]}
    >
      {state === 'failed' ? <Banner tone="warning">{STATES.failed}</Banner> : null}
      <PersonalSections
        info={personal}
        onChange={form.changePersonal}
        storedContact={progress.info?.contactInfo ?? ''}
      />
      <TaxSections info={tax} onChange={form.changeTax} />
    </FlowTemplate>
  )
}
