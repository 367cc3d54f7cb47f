import { useState } from 'react'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { certValidate, submitOcrUserInfo } from '#api/calls/auth.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { correctedFields, personOf, type DocumentText } from '#domain/identity/document-text.ts'
import { personName } from '#domain/identity/person-name.ts'
import { bindingPaths } from '#paths/binding.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { dropReadings, keepTyped, readings } from './readings.ts'
import type { OpeningProgress } from '../parts/AtOpeningStep.tsx'
import type { DocumentMode } from './document-mode.ts'

export type UploadedDocument = NonNullable<OpeningProgress['document']>

/** Returns what the provider's reader found; `''` for what this device does not know. */
function readText(document: UploadedDocument): DocumentText {
  const { front, back } = readings()
  return {
    userName: personName(front?.text.userName ?? ''),
    certNo: front?.text.certNo ?? '',
    address: front?.text.address ?? document.address,
    issuer: back?.text.issuer ?? document.issuer,
    validFrom: back?.text.validFrom ?? document.validFrom,
    validDate: back?.text.validDate ?? document.validDate,
  }
}

const NOT_HANDED_IN = { at: 'page', text: '没有提交成功，已填写的内容仍在，请再次提交' } as const
const ABOUT_PERSON = { at: 'certNo', text: '请核对后重新填写' } as const
const VALIDATE = submissionCall(certValidate, {
  underage: ABOUT_PERSON,
  tooOften: GENERAL,
  tokenExpired: GENERAL,
})
const HAND_IN = submissionCall(submitOcrUserInfo, {
  identityMismatch: ABOUT_PERSON,
  underage: ABOUT_PERSON,
  documentExpired: { at: 'validDate', text: '请核对后重新填写' },
  // The pictures are no longer stored.
  notFound: { at: 'dialog', action: 'retake' },
})

export interface ConfirmOptions {
  readonly mode: DocumentMode
  readonly document: UploadedDocument
  readonly from: string | undefined
  readonly onNext: () => void
  /** To the pictures again. */
  readonly onRetake: () => void
}

/** Corrects what was read, and hands it in with the pictures. */
export function useConfirmDocument(options: ConfirmOptions) {
  const { mode, document, from, onNext, onRetake } = options
  const replace = useReplace()
  const [read] = useState(() => readText(document))
  const [text, setText] = useState<DocumentText>(() => ({ ...read, ...readings().typed }))
  function type(change: Partial<DocumentText>) {
    keepTyped(change)
    setText((before) => ({ ...before, ...change }))
    submission.edited()
  }

  /** Leads to binding the account that there is already, where the user wants to. */
  async function offerBinding(): Promise<void> {
    const binds = await dialog.confirmed({
      title: '您已有账户',
      content: '该身份证已开立账户，无需重复开户。绑定后即可使用原有账户',
      confirmText: '去绑定',
    })
    if (binds) replace(bindingPaths.accountBinding.to({ step: '1', from }))
  }

  const submission = useSubmission({
    places: ['certNo', 'validDate', 'page'],
    /** Returns whether this person may open an account. */
    async check(ask) {
      if (personOf(text.certNo) === null) return false
      if (mode !== 'open') return true
      const { certNo, userName } = text
      const { valid, isOpened } = await ask(VALIDATE(await sealFields({ certNo, userName })))
      if (!valid) return { at: 'certNo', text: '姓名与身份证号不一致，请核对后重新填写' }
      if (isOpened) await offerBinding()
      return !isOpened
    },
    call() {
      const person = personOf(text.certNo)
      const { front, back } = readings()
      return (
        person &&
        HAND_IN({
          ...text,
          certNo: text.certNo.toUpperCase(),
          frontImageId: front?.imageId ?? document.frontImageId,
          backImageId: back?.imageId ?? document.backImageId,
          sex: person.sex === 'male' ? '1' : '2',
          birthDate: person.birthDate,
          corrected: correctedFields(read, text).join(','),
        })
      )
    },
    async askOutcome() {
      const { document: now, step } = await fetchOrThrow(queryOpeningProgress, {})
      const isOpen = step === 'password' || step === 'done'
      // A renewal of the document of an open account is no part of an opening once it is handed in.
      return isOpen ? now === null : now?.confirmed === '1'
    },
    onDone() {
      dropReadings()
      onNext()
    },
    actions: { retake: onRetake },
    words: { notSent: NOT_HANDED_IN, notDone: NOT_HANDED_IN },
  })

  return { read, text, type, submission }
}

export type ConfirmDocument = ReturnType<typeof useConfirmDocument>
