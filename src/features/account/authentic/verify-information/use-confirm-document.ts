import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { certValidate, submitOcrUserInfo } from '#api/calls/auth.ts'
import { CallFailure, CallRefused, send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import {
  correctedFields,
  personOf,
  type DocumentField,
  type DocumentText,
} from '#domain/identity/document-text.ts'
import { personName } from '#domain/identity/person-name.ts'
import { bindingPaths } from '#paths/binding.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { dropReadings, keepTyped, readings } from './readings.ts'
import type { OpeningProgress } from '../parts/AtOpeningStep.tsx'
import type { DocumentMode } from './steps.ts'

type Refused = Extract<Answer<unknown>, { ok: false }>
export type UploadedDocument = NonNullable<OpeningProgress['document']>

/** What the provider's reader found; `''` for what this device does not know. */
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

/** The field that a refusal is about. */
const FIELD_OF = new Map<number, DocumentField>([
  [RET.identityMismatch, 'certNo'],
  [RET.underage, 'certNo'],
  [RET.documentExpired, 'validDate'],
])

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
  const navigate = useNavigate()
  const [read] = useState(() => readText(document))
  const [text, setText] = useState<DocumentText>(() => ({ ...read, ...readings().typed }))
  const [errors, setErrors] = useState<Partial<Record<DocumentField, string>>>({})
  /** Handed in without an answer: it may have arrived. */
  const [unknown, setUnknown] = useState(false)
  const [notSent, setNotSent] = useState(false)

  function type(change: Partial<DocumentText>) {
    keepTyped(change)
    setText((before) => ({ ...before, ...change }))
    setErrors({})
    setNotSent(false)
  }

  function next() {
    dropReadings()
    onNext()
  }

  async function handleRefusal({ retCode, retMsg }: Refused) {
    const field = FIELD_OF.get(retCode)
    if (field !== undefined) return setErrors({ [field]: retMsg || '请核对后重新填写' })
    await dialog.alert({ content: retMsg || '没有提交成功，请稍后再试' })
    // The pictures are not kept any more.
    return retCode === RET.notFound ? onRetake() : undefined
  }

  /** Whether this person may open an account; where one is open already, leads to binding it. */
  async function isNewPerson(): Promise<boolean> {
    const { certNo, userName } = text
    const answer = await send(certValidate, await sealFields({ certNo, userName }))
    if (!answer.ok) {
      await handleRefusal(answer)
      return false
    }
    if (!answer.payload.valid) {
      setErrors({ certNo: '姓名与身份证号不一致，请核对后重新填写' })
      return false
    }
    if (!answer.payload.isOpened) return true
    const bind = await dialog.confirm({
      title: '您已有账户',
      content: '该身份证已开立账户，无需重复开户。绑定后即可使用原有账户',
      confirmText: '去绑定',
    })
    if (bind === 'confirm')
      void navigate(bindingPaths.accountBinding.to({ step: '1', from }), { replace: true })
    return false
  }

  /** Asks whether it has arrived, after an answer was lost. */
  async function ask(): Promise<void> {
    try {
      const { document: now, step } = await fetchOrThrow(queryOpeningProgress, {})
      const isOpen = step === 'password' || step === 'done'
      // What renews the document of an open account is no part of an opening once it is handed in.
      if (isOpen ? now === null : now?.confirmed === '1') return next()
      setUnknown(false)
      return setNotSent(true)
    } catch {
      return setUnknown(true)
    }
  }

  async function submit(): Promise<void> {
    const person = personOf(text.certNo)
    if (person === null) return
    setErrors({})
    setNotSent(false)
    try {
      if (mode === 'open' && !(await isNewPerson())) return
    } catch (failure) {
      if (failure instanceof CallRefused) {
        await dialog.alert({ content: failure.retMsg || '暂时无法核对，请稍后再试' })
      } else if (failure instanceof CallFailure) setNotSent(true)
      else throw failure
      return
    }
    const { front, back } = readings()
    let answer
    try {
      answer = await send(submitOcrUserInfo, {
        ...text,
        certNo: text.certNo.toUpperCase(),
        frontImageId: front?.imageId ?? document.frontImageId,
        backImageId: back?.imageId ?? document.backImageId,
        sex: person.sex === 'male' ? '1' : '2',
        birthDate: person.birthDate,
        corrected: correctedFields(read, text).join(','),
      })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setUnknown(true)
      return ask()
    }
    return answer.ok ? next() : handleRefusal(answer)
  }

  return { read, text, errors, unknown, notSent, type, submit, ask }
}

export type ConfirmDocument = ReturnType<typeof useConfirmDocument>
